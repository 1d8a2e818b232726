import { describe, expect, it } from 'vitest';
import { groupByAge } from './notification-groups.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('notifications by age', () => {
  it.each([
    ['a minute ago', '2026-11-21T09:59:00Z', 'today'],
    ['at the first minute of the day in Istanbul', '2026-11-20T21:00:00Z', 'today'],
    ['a minute before it', '2026-11-20T20:59:00Z', 'week'],
    ['six days ago', '2026-11-15T10:00:00Z', 'week'],
    ['seven days ago', '2026-11-14T10:00:00Z', 'earlier'],
    ['by a clock that is ahead', '2026-11-22T10:00:00Z', 'today'],
  ])('%s', (_, at, age) => {
    expect(groupByAge([{ at }], now).map((group) => group.age)).toEqual([age]);
  });

  it('keep their order, and empty groups are omitted', () => {
    const [first, second, old] = ['2026-11-21T09:00:00Z', '2026-11-21T08:00:00Z', '2026-10-01T08:00:00Z'];
    const notifications = [{ at: first }, { at: second }, { at: old }];
    expect(groupByAge(notifications, now)).toEqual([
      { age: 'today', notifications: [{ at: first }, { at: second }] },
      { age: 'earlier', notifications: [{ at: old }] },
    ]);
  });
});
