import { expect, it } from 'vitest';
import { provenDiscount } from './proven-discount.ts';

it.each([
  ['a quarter less', 1_000, 750, 25],
  ['everything', 500, 0, 100],
  ['a percentage that does not come out even is rounded down', 899, 600, 33.2],
  ['a small one keeps its decimal', 1_490_000, 1_420_000, 4.6],
  ['a discount that decimals would shrink', 10, 7.1, 29],
  ['kuruş', 19.99, 9.99, 50],
  ['just one percent', 1_000, 990, 1],
  ['less than one percent', 1_000, 995, null],
  ['the same price', 1_000, 1_000, null],
  ['a price above the list', 1_000, 1_100, null],
  ['no list price', null, 750, null],
  ['no campaign price', 1_000, null, null],
  ['a list price of nothing', 0, 0, null],
])('%s: %s to %s proves %s', (_case, listPrice, campaignPrice, percent) => {
  expect(provenDiscount(listPrice, campaignPrice)).toBe(percent);
});
