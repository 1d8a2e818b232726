import { describe, expect, it } from 'vitest';
import { comparedMonth, comparedSpans, firstDay, monthBefore } from './period.ts';

const iso = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });

it.each([
  ['7', '2026-11-23T20:59:59Z', '2026-11-17'],
  // It is already the next day in İstanbul.
  ['7', '2026-11-23T21:00:00Z', '2026-11-18'],
  ['30', '2026-03-01T09:00:00Z', '2026-01-31'],
] as const)('the first of %s days at %s is %s', (period, now, day) => {
  expect(firstDay(period, new Date(now))).toBe(day);
});

describe('period up to now', () => {
  it.each([
    {
      period: '7',
      now: '2026-11-23T11:30:00Z',
      current: iso('2026-11-16T21:00:00Z', '2026-11-23T11:30:00Z'),
      before: iso('2026-11-09T21:00:00Z', '2026-11-16T11:30:00Z'),
    },
    {
      period: '30',
      now: '2026-03-01T20:59:59Z',
      current: iso('2026-01-30T21:00:00Z', '2026-03-01T20:59:59Z'),
      before: iso('2025-12-31T21:00:00Z', '2026-01-30T20:59:59Z'),
    },
    {
      period: '7',
      now: '2026-11-22T21:00:00Z',
      current: iso('2026-11-16T21:00:00Z', '2026-11-22T21:00:00Z'),
      before: iso('2026-11-09T21:00:00Z', '2026-11-15T21:00:00Z'),
    },
    {
      period: 'month',
      now: '2026-11-23T11:30:00Z',
      current: iso('2026-10-31T21:00:00Z', '2026-11-23T11:30:00Z'),
      before: iso('2026-09-30T21:00:00Z', '2026-10-23T11:30:00Z'),
    },
    {
      period: 'month',
      now: '2026-01-02T00:00:00Z',
      current: iso('2025-12-31T21:00:00Z', '2026-01-02T00:00:00Z'),
      before: iso('2025-11-30T21:00:00Z', '2025-12-02T00:00:00Z'),
    },
  ] as const)('of $period at $now', ({ period, now, current, before }) => {
    expect(comparedSpans(period, new Date(now))).toEqual({ current, before });
  });

  it('is longer than a past February', () => {
    const { before } = comparedSpans('month', new Date('2026-03-31T11:00:00Z'));
    expect(before).toEqual(iso('2026-01-31T21:00:00Z', '2026-02-28T21:00:00Z'));
  });
});

describe('calendar month', () => {
  const now = new Date('2026-11-23T11:30:00Z');

  it.each([
    {
      month: '2026-10',
      current: iso('2026-09-30T21:00:00Z', '2026-10-31T21:00:00Z'),
      before: iso('2026-08-31T21:00:00Z', '2026-09-30T21:00:00Z'),
    },
    {
      month: '2026-01',
      current: iso('2025-12-31T21:00:00Z', '2026-01-31T21:00:00Z'),
      before: iso('2025-11-30T21:00:00Z', '2025-12-31T21:00:00Z'),
    },
    {
      month: '2024-02',
      current: iso('2024-01-31T21:00:00Z', '2024-02-29T21:00:00Z'),
      before: iso('2023-12-31T21:00:00Z', '2024-01-31T21:00:00Z'),
    },
    {
      month: '2026-11',
      current: iso('2026-10-31T21:00:00Z', '2026-11-23T11:30:00Z'),
      before: iso('2026-09-30T21:00:00Z', '2026-10-23T11:30:00Z'),
    },
  ])('$month is compared with the previous one', ({ month, current, before }) => {
    expect(comparedMonth(month, now)).toEqual({ current, before });
  });

  it('does not exist before it begins', () => {
    expect(comparedMonth('2026-12', now)).toBeUndefined();
    expect(comparedMonth('2026-12', new Date('2026-11-30T21:00:00Z'))).toBeUndefined();
  });

  it.each([
    ['2026-11-23T11:30:00Z', '2026-10'],
    ['2026-12-31T21:00:00Z', '2026-12'],
    ['2026-12-31T20:59:59Z', '2026-11'],
    ['2027-01-15T12:00:00Z', '2026-12'],
  ])('before %s is %s', (instant, month) => {
    expect(monthBefore(new Date(instant))).toBe(month);
  });
});
