import { expect, it } from 'vitest';
import { nextRun } from './next-run.ts';

// Friday noon in İstanbul.
const now = new Date('2026-11-20T09:00:00Z');

it.each([
  ['* * * * *', '2026-11-20T09:01:00.000Z'],
  ['*/5 * * * *', '2026-11-20T09:05:00.000Z'],
  ['17 * * * *', '2026-11-20T09:17:00.000Z'],
  ['0 10 * * *', '2026-11-21T07:00:00.000Z'],
  ['0 11 * * 4', '2026-11-26T08:00:00.000Z'],
  ['0 12 1 * *', '2026-12-01T09:00:00.000Z'],
  ['0 0 31 2 *', undefined],
])('%s runs next at %s', (plan, at) => {
  expect(nextRun(plan, now)?.toISOString()).toBe(at);
});
