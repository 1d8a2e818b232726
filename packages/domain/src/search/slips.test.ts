import { describe, expect, it } from 'vitest';
import { nearWords, slipsBetween, vocabularyOf } from './slips.ts';

it.each([
  ['kasko', 'kasko', 0],
  ['kasok', 'kasko', 0.8],
  ['kako', 'kasko', 1],
  ['ksko', 'kasko', 0.55],
  ['kassko', 'kasko', 0.5],
  ['kasjo', 'kasko', 0.6],
  ['kasbo', 'kasko', 1],
  ['lasko', 'kasko', 0.6],
  ['', 'kasko', 4.1],
  ['kasko', '', 5],
  ['', '', 0],
])('from "%s" to "%s" the typing distance is %d', (typed, meant, slips) => {
  expect(slipsBetween(typed, meant)).toBeCloseTo(slips);
});

it.each([
  ['kasok', 'kasko', 0.8, 0.8],
  ['kasok', 'kasko', 0.7, Number.POSITIVE_INFINITY],
  ['aklsam', 'kalsam', 0.8, 0.8],
  ['lastik', 'kredi', 2, Number.POSITIVE_INFINITY],
])('from "%s" to "%s" the typing distance of at most %d is %d', (typed, meant, most, slips) => {
  expect(slipsBetween(typed, meant, most)).toBeCloseTo(slips);
});

describe('intended word', () => {
  const words = [
    'kasko',
    'kasa',
    'lastik',
    'telefon',
    'buzdolabi',
    'kedi',
    'kredi',
    'cekmek',
    'cekimlik',
    'netflix',
    'trail',
    'trafik',
  ];
  it.each([
    ['kasok', ['kasko']],
    ['ksko', ['kasko']],
    ['lasrik', ['lastik']],
    ['tlfn', ['telefon']],
    ['telfon', ['telefon']],
    ['buzdolbai', ['buzdolabi']],
    ['krdi', ['kredi', 'kedi']],
    ['kas', ['kasa']],
    // The keys of k and l are neighbours.
    ['traik', ['trail', 'trafik']],
    ['ceyrek', []],
    ['cekmk', ['cekmek']],
    ['cekilis', []],
    ['netfliks', ['netflix']],
    ['cekimlk', ['cekimlik']],
    ['qwxzyk', []],
    ['ka', []],
  ])('for "%s" is one of %j', (typed, meant) => {
    expect(nearWords(typed, [vocabularyOf(words)]).map(({ word }) => word)).toEqual(meant);
    // Words found first must not hide others, in whatever order and vocabularies they come.
    const apart = words.toReversed().map((word) => vocabularyOf([word]));
    expect(nearWords(typed, apart).map(({ word }) => word)).toEqual(meant);
  });
});
