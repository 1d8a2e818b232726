import { describe, expect, it } from 'vitest';
import { matchedParts, shareSuggestions, withRecentTerm } from './suggestion.ts';

const many = (letter: string, count: number) =>
  Array.from({ length: count }, (_one, place) => letter + place);

describe('eight rows are shared', () => {
  it.each([
    [6, 6, 8, [2, 2, 4]],
    [6, 0, 8, [2, 0, 6]],
    [0, 1, 20, [0, 1, 7]],
    [6, 6, 1, [5, 2, 1]],
    [1, 6, 0, [1, 6, 0]],
    [6, 6, 0, [6, 2, 0]],
    [0, 0, 0, [0, 0, 0]],
  ])('%i categories, %i brands and %i campaigns', (categories, brands, campaigns, expected) => {
    const found = {
      categories: many('c', categories),
      brands: many('b', brands),
      campaigns: many('k', campaigns),
    };
    const shared = shareSuggestions(found, 8);
    expect([shared.categories.length, shared.brands.length, shared.campaigns.length]).toEqual(expected);
    expect(shared.campaigns).toEqual(found.campaigns.slice(0, shared.campaigns.length));
  });

  it('the corrected term takes one, and seven remain', () => {
    const found = { categories: many('c', 6), brands: many('b', 6), campaigns: many('k', 6) };
    const { categories, brands, campaigns } = shareSuggestions(found, 7);
    expect([categories.length, brands.length, campaigns.length]).toEqual([2, 2, 3]);
  });
});

describe('matching prefixes are marked', () => {
  const marked = (text: string, term: string) =>
    matchedParts(text, term)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');

  it.each([
    ['Konut Sigortası', 'sigorta', 'Konut [Sigorta]sı'],
    ['Konut Sigortası', 'SİG', 'Konut [Sig]ortası'],
    ['IŞIKLI İğne', 'ışık', '[IŞIK]LI İğne'],
    ['Çelik kasa', 'celi ka', '[Çeli]k [ka]sa'],
    ['Elektrikli otomobil', 'otomobilde', 'Elektrikli [otomobil]'],
    ['Straße 5', 'strass', '[Straß]e 5'],
    ['Çay, kahve', 'kahve çay', '[Çay], [kahve]'],
    ['Yeni i̇şlem', 'işl', 'Yeni [i̇şl]em'],
    ['İndirim', 'zzz', 'İndirim'],
    ['<b>kasko</b>', 'kasko', '<b>[kasko]</b>'],
    ['kasko', '', 'kasko'],
    ['', 'kasko', ''],
  ])('%s for %s', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
    expect(
      matchedParts(text, term)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

it.each([
  [[], 'kasko', ['kasko']],
  [['kasko', 'lastik'], 'LASTİK', ['LASTİK', 'kasko']],
  [['e', 'd', 'c', 'b', 'a'], 'f', ['f', 'e', 'd', 'c', 'b']],
])('after %j a search for %s keeps %j', (terms, term, expected) => {
  expect(withRecentTerm(terms, term)).toEqual(expected);
});
