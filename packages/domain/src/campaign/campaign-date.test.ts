import { describe, expect, it } from 'vitest';
import { readDate, readEndDate } from './campaign-date.ts';

describe('date with a time', () => {
  // Specification 3.37, 3.38
  it.each([
    ['20-11-2026 14:30:00', '2026-11-20T11:30:00.000Z'],
    ['20-11-2026 14:30', '2026-11-20T11:30:00.000Z'],
    ['20.11.2026 14:30:05', '2026-11-20T11:30:05.000Z'],
    ['1.2.2026 9:05', '2026-02-01T06:05:00.000Z'],
    ['20/11/2026, 14:30', '2026-11-20T11:30:00.000Z'],
    ['20.11.2026 00:00', '2026-11-19T21:00:00.000Z'],
    ['2026-11-20T14:30:00', '2026-11-20T11:30:00.000Z'],
    ['2026-11-20 14:30', '2026-11-20T11:30:00.000Z'],
    ['2026-11-20T14:30:00Z', '2026-11-20T14:30:00.000Z'],
    ['2026-11-20T14:30:00.123456z', '2026-11-20T14:30:00.123Z'],
    ['2026-11-20T14:30:00+01:00', '2026-11-20T13:30:00.000Z'],
    ['2026-11-20 14:30:00 -0530', '2026-11-20T20:00:00.000Z'],
    ['Fri, 20 Nov 2026 11:30:00 GMT', '2026-11-20T11:30:00.000Z'],
    ['  20-11-2026 14:30  ', '2026-11-20T11:30:00.000Z'],
    [1_795_174_200_000, '2026-11-20T11:30:00.000Z'],
    [new Date('2026-11-20T11:30:00Z'), '2026-11-20T11:30:00.000Z'],
  ])('is parsed from %j', (value, iso) => {
    expect(readDate(value)?.toISOString()).toBe(iso);
    expect(readEndDate(value)?.toISOString()).toBe(iso);
  });
});

// Specification 3.38
it.each(['20.11.2026', '20-11-2026', '20/11/2026', '2026-11-20'])(
  'the day %s begins at midnight in İstanbul and, as an end, lasts until the next midnight',
  (day) => {
    expect(readDate(day)?.toISOString()).toBe('2026-11-19T21:00:00.000Z');
    expect(readEndDate(day)?.toISOString()).toBe('2026-11-20T20:59:59.999Z');
  },
);

describe('invalid date', () => {
  it.each([
    '',
    '   ',
    'yakında',
    '31.02.2026',
    '29.02.2026',
    '00.11.2026',
    '20.13.2026',
    '20.11.26',
    '20.11-2026',
    '20.11.2026 24:00',
    '20.11.2026 14:60',
    '2026-02-30T10:00:00Z',
    '2026-11-20T10:00:00+99:00',
    '2026-1-1',
    '20.11.2026 14:30 or so',
    'Xyz, 20 Abc 2026 11:30:00 GMT',
    '9'.repeat(100_000),
    null,
    undefined,
    true,
    {},
    [],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    8.64e15 + 1,
    new Date(Number.NaN),
  ])('%j is undefined', (value) => {
    expect(readDate(value)).toBeUndefined();
    expect(readEndDate(value)).toBeUndefined();
  });
});
