import { expect, it } from 'vitest';
import { mayLead } from './leading-slide.ts';

it.each([
  [1_000, 800, true],
  [1_000, 801, false],
  [1_000, 0, true],
  [1_000, 1_000, false],
  [900, 1_000, false],
  [0, 0, false],
  [null, 900, false],
  [1_000, null, false],
])('a price of %s reduced to %s may lead: %s', (listPrice, campaignPrice, may) => {
  expect(mayLead({ listPrice, campaignPrice })).toBe(may);
});
