import { describe, expect, it } from 'vitest';
import {
  dayNumberOf,
  endOfDay,
  instantOfWallTime,
  nearDay,
  startOfDay,
  wallTimeOf,
} from './istanbul-time.ts';

const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 };

describe('wall time in İstanbul', () => {
  it.each([
    ['2026-11-20T11:30:15.250Z', { year: 2026, month: 11, day: 20, hour: 14, minute: 30, second: 15 }],
    ['2026-12-31T21:00:00.000Z', { year: 2027, month: 1, day: 1, hour: 0, minute: 0, second: 0 }],
    ['2026-07-01T20:59:59.999Z', { year: 2026, month: 7, day: 1, hour: 23, minute: 59, second: 59 }],
  ])('of %s is three hours ahead in every season', (iso, wall) => {
    expect(wallTimeOf(new Date(iso))).toMatchObject(wall);
  });

  // Clocks in İstanbul never change, not even when those of Europe and America do.
  it('matches the time zone database in every hour from 2024 to 2030', () => {
    const parts = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Istanbul',
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' },
    });
    const from = Date.UTC(2023, 11, 31, 21);
    const to = Date.UTC(2030, 11, 31, 21);
    const differing: string[] = [];
    for (let at = from; at < to; at += 3_600_000) {
      const { year, month, day, hour } = wallTimeOf(new Date(at));
      const formatted = parts.format(at);
      if (formatted !== `${month}/${day}/${year}, ${String(hour).padStart(2, '0')}`)
        differing.push(formatted);
    }
    expect(differing).toEqual([]);
  });

  it('converts back to its instant', () => {
    const instant = new Date('2026-11-20T11:30:15.250Z');
    expect(instantOfWallTime(wallTimeOf(instant))).toEqual(instant);
  });

  it.each([
    [2026, 2, 29],
    [2026, 4, 31],
    [2026, 13, 1],
    [2026, 0, 1],
    [2026, 1, 0],
    [Number.NaN, 1, 1],
  ])('has no day %s-%s-%s', (year, month, day) => {
    expect(instantOfWallTime({ year, month, day, ...midnight })).toBeUndefined();
  });

  it.each([{ hour: 24 }, { minute: 60 }, { second: 60 }])('has no time with %j', (part) => {
    expect(instantOfWallTime({ year: 2026, month: 1, day: 1, ...midnight, ...part })).toBeUndefined();
  });

  it('includes the leap day', () => {
    expect(instantOfWallTime({ year: 2028, month: 2, day: 29, ...midnight })?.toISOString()).toBe(
      '2028-02-28T21:00:00.000Z',
    );
  });
});

describe('calendar day in İstanbul', () => {
  it.each([
    ['2026-11-19T21:00:00.000Z', '2026-11-20T20:59:59.999Z'],
    ['2026-11-20T20:59:59.999Z', '2026-11-20T20:59:59.999Z'],
    ['2026-11-20T21:00:00.000Z', '2026-11-21T20:59:59.999Z'],
  ])('of %s ends at %s and began a day before that', (iso, end) => {
    expect(endOfDay(new Date(iso)).toISOString()).toBe(end);
    expect(startOfDay(new Date(iso))).toEqual(new Date(Date.parse(end) + 1 - 86_400_000));
  });

  it('has consecutive numbers from midnight to midnight', () => {
    const before = dayNumberOf(new Date('2026-11-20T20:59:59.999Z'));
    expect(dayNumberOf(new Date('2026-11-20T21:00:00.000Z'))).toBe(before + 1);
  });
});

describe('nearby day', () => {
  const now = new Date('2026-11-20T20:30:00.000Z');

  it.each([
    ['2026-11-18T20:59:59.999Z', undefined],
    ['2026-11-18T21:00:00.000Z', 'yesterday'],
    ['2026-11-19T21:00:00.000Z', 'today'],
    ['2026-11-20T20:59:59.999Z', 'today'],
    ['2026-11-20T21:00:00.000Z', 'tomorrow'],
    ['2026-11-21T21:00:00.000Z', undefined],
    ['nothing', undefined],
  ])('%s is named relative to today: %s', (iso, name) => {
    expect(nearDay(new Date(iso), now)).toBe(name);
  });
});
