import { expect, it } from 'vitest';
import { keptSince } from './retention.ts';

it.each([
  [{ hours: 48 }, '2026-11-20T09:00:00.000Z', '2026-11-18T09:00:00.000Z'],
  [{ years: 2 }, '2026-11-20T09:00:00.000Z', '2024-11-20T09:00:00.000Z'],
  [{ years: 10 }, '2026-11-20T09:00:00.000Z', '2016-11-20T09:00:00.000Z'],
  [{ years: 1 }, '2028-02-29T09:00:00.000Z', '2027-02-28T09:00:00.000Z'],
  [{ months: 6 }, '2026-11-20T09:00:00.000Z', '2026-05-20T09:00:00.000Z'],
  [{ months: 6 }, '2026-03-31T09:00:00.000Z', '2025-09-30T09:00:00.000Z'],
  [{ months: 6 }, '2026-08-31T09:00:00.000Z', '2026-02-28T09:00:00.000Z'],
  [{ years: 4 }, '2028-02-29T09:00:00.000Z', '2024-02-29T09:00:00.000Z'],
])('a period of %j at %s starts at %s', (period, now, since) => {
  expect(keptSince(period, new Date(now)).toISOString()).toBe(since);
});
