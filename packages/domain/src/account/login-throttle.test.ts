import { expect, it } from 'vitest';
import { accountThrottle, addressThrottle, delayAfter, delaysOf, roughWait } from './login-throttle.ts';

it.each([
  [0, 0],
  [5, 0],
  [6, 1_000],
  [7, 2_000],
  [10, 16_000],
  [14, 256_000],
  [15, 300_000],
  [10_000, 300_000],
])('after %i failures an account is blocked for %i ms', (failures, delay) => {
  expect(delayAfter(failures, accountThrottle)).toBe(delay);
});

it.each([
  [50, 0],
  [51, 1_000],
  [57, 60_000],
  [10_000, 60_000],
])('after %i failures an address is blocked for %i ms', (failures, delay) => {
  expect(delayAfter(failures, addressThrottle)).toBe(delay);
});

it('lists the delays up to the longest', () => {
  expect(delaysOf({ free: 2, longestMs: 5_000 })).toEqual([0, 0, 1_000, 2_000, 4_000, 5_000]);
});

it.each([
  [1, { count: 1, unit: 'second' }],
  [59, { count: 59, unit: 'second' }],
  [60, { count: 1, unit: 'minute' }],
  [61, { count: 2, unit: 'minute' }],
  [300, { count: 5, unit: 'minute' }],
])('expresses %i seconds as %j', (seconds, words) => {
  expect(roughWait(seconds)).toEqual(words);
});
