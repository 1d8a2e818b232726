import { expect, it } from 'vitest';
import { pickSections } from './home-sections.ts';

const items = (ids: string) => ids.split('').map((id) => ({ id }));
const isLarge = ({ id }: { readonly id: string }) => id === id.toUpperCase();
const none = { favourite: [], newest: [], endingSoon: [], highestDiscount: [], lastChance: [] };

// Specification 2.4
it('repeats no campaign except in the complete ranking, with the scarcest sections filled first', () => {
  const picked = pickSections(
    {
      favourite: items('abcdef'),
      newest: items('bcgh'),
      endingSoon: items('cdi'),
      highestDiscount: items('abjk'),
      lastChance: items('a'),
    },
    2,
  );
  expect(picked).toEqual({
    lastChance: items('a'),
    endingSoon: items('cd'),
    favourite: items('ab'),
    newest: items('gh'),
    highestDiscount: items('jk'),
  });
});

it('leaves a section without candidates empty', () => {
  expect(pickSections({ ...none, favourite: items('a'), newest: items('a') }, 4).newest).toEqual([]);
});

it('prefers demo candidates in order within sections by time, not among favourites and discounts', () => {
  const picked = pickSections(
    {
      favourite: items('aB'),
      newest: items('cDeF'),
      endingSoon: items('ghI'),
      highestDiscount: items('jK'),
      lastChance: items('lmN'),
    },
    2,
    isLarge,
  );
  expect(picked).toEqual({
    lastChance: items('lN'),
    endingSoon: items('gI'),
    favourite: items('aB'),
    newest: items('DF'),
    highestDiscount: items('jK'),
  });
  const first = pickSections({ ...none, favourite: items('aB'), highestDiscount: items('cD') }, 1, isLarge);
  expect(first).toEqual({ ...none, favourite: items('a'), highestDiscount: items('c') });
});
