import { expect, it } from 'vitest';
import { isRateOverdue, rateAge } from './rate-age.ts';

it.each([
  ['2026-11-23', 0, false],
  ['2026-11-24', 0, false],
  ['2026-10-24', 30, false],
  ['2026-10-23', 31, true],
  ['2025-11-23', 365, true],
])('a rate from %s is %i days old on 23 November 2026; overdue: %s', (validFrom, days, isOverdue) => {
  expect(rateAge(validFrom, '2026-11-23')).toBe(days);
  expect(isRateOverdue(validFrom, '2026-11-23', 30)).toBe(isOverdue);
});
