import { describe, expect, it } from 'vitest';
import { findMeant, isMatch } from './match-choice.ts';

const choices = [
  { value: 'izmir', name: 'İzmir' },
  { value: 'van', name: 'Van' },
  { value: 'divan', name: 'Divan' },
  { value: '2000000', name: '₺2.000.000' },
  { value: '200000', name: '₺200.000' },
];

describe('the choice that typed text means', () => {
  it.each([
    ['izmir', 'izmir'],
    ['İZM', 'izmir'],
    ['2000000', '2000000'],
    ['200.000,50 TL', '200000'],
    ['van', 'van'],
    ['va', undefined],
    ['', undefined],
    ['paris', undefined],
  ])('%j is %j', (typed, value) => {
    expect(findMeant(choices, typed)?.value).toBe(value);
  });

  it.each([
    ['Iğdır', 'igdir', true],
    ['Iğdır', 'izmir', false],
    ['Elektrikli (Sıfır Otomobil)', 'elektrikli otomobil', true],
    ['Elektrikli Araç Kredisi (Taşıt Kredisi)', 'elektrikli otomobil', false],
    ['₺2.000.000', '2.000.000', true],
    ['₺200.000', '2.000.000', false],
    ['₺25.000', '25000.50', true],
    ['₺25.000', '25.000,5 TL', true],
    ['₺25.000', '26000', false],
  ])('%j has the words of %j: %s', (name, typed, isFound) => {
    expect(isMatch(name, typed)).toBe(isFound);
  });
});
