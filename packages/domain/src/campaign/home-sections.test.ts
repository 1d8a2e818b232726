import { expect, it } from 'vitest';
import { pickSections } from './home-sections.ts';

const items = (ids: string) => ids.split('').map((id) => ({ id }));
const isLarge = ({ id }: { readonly id: string }) => id === id.toUpperCase();
const upTo = (size: number) => ({
  favourite: size,
  newest: size,
  endingSoon: size,
  highestDiscount: size,
  lastChance: size,
});
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
    upTo(2),
  );
  expect(picked).toEqual({
    lastChance: items('a'),
    endingSoon: items('cd'),
    favourite: items('ab'),
    newest: items('gh'),
    highestDiscount: items('jk'),
  });
});

it('takes as many as each section shows', () => {
  const sizes = { ...upTo(1), endingSoon: 3 };
  const picked = pickSections({ ...none, endingSoon: items('abcd'), newest: items('efg') }, sizes);
  expect(picked).toEqual({ ...none, endingSoon: items('abc'), newest: items('e') });
});

it('leaves a section without candidates empty', () => {
  expect(pickSections({ ...none, favourite: items('a'), newest: items('a') }, upTo(4)).newest).toEqual([]);
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
    upTo(2),
    isLarge,
  );
  expect(picked).toEqual({
    lastChance: items('lN'),
    endingSoon: items('gI'),
    favourite: items('aB'),
    newest: items('DF'),
    highestDiscount: items('jK'),
  });
  const first = pickSections(
    { ...none, favourite: items('aB'), highestDiscount: items('cD') },
    upTo(1),
    isLarge,
  );
  expect(first).toEqual({ ...none, favourite: items('a'), highestDiscount: items('c') });
});
