import { expect, it } from 'vitest';
import { pickSections } from './home-sections.ts';

const items = (ids: string) => ids.split('').map((id) => ({ id }));
const none = { favourite: [], newest: [], endingSoon: [], highestDiscount: [], lastChance: [] };

it('shows no campaign in two sections, the scarce sections choosing first', () => {
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
    favourite: items('be'),
    newest: items('gh'),
    highestDiscount: items('jk'),
  });
});

it('leaves a section empty that has no candidates left', () => {
  expect(pickSections({ ...none, favourite: items('a'), newest: items('a') }, 4).newest).toEqual([]);
});
