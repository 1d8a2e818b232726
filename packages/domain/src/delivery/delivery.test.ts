import { describe, expect, it } from 'vitest';
import { hourInMs, minuteInMs } from '../time/istanbul-time.ts';
import { afterFailedDelivery, DELIVERY_TRIES, isTaken } from './delivery.ts';

const first = new Date('2026-11-20T09:00:00Z');

describe('failed delivery', () => {
  it.each([
    [1, 10_000],
    [2, minuteInMs],
    [3, 5 * minuteInMs],
    [7, 4 * hourInMs],
    [30, 4 * hourInMs],
  ])('is retried after attempt %i in %i ms', (tries, pause) => {
    expect(afterFailedDelivery(tries, first, first)).toEqual({
      kind: 'again',
      at: new Date(first.getTime() + pause),
    });
  });

  it('is retried for 24 hours, the last time at their end, then given up', () => {
    const waits: number[] = [];
    let now = first;
    for (let tries = 1; tries < 100; tries += 1) {
      const outlook = afterFailedDelivery(tries, first, now);
      if (outlook.kind === 'failed') break;
      waits.push(outlook.at.getTime() - now.getTime());
      now = outlook.at;
    }
    expect(now.getTime() - first.getTime()).toBe(24 * hourInMs);
    expect(waits).toHaveLength(DELIVERY_TRIES - 1);
  });
});

it.each([
  [200, true],
  [204, true],
  [199, false],
  [301, false],
  [410, false],
  [503, false],
])('treats the status %i as success: %s', (status, taken) => {
  expect(isTaken(status)).toBe(taken);
});
