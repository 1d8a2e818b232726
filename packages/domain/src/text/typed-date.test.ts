import { describe, expect, it } from 'vitest';
import { shownDate, typedDay, typedMoment } from './typed-date.ts';

describe('date shown in a field', () => {
  it.each([
    ['2026-11-20', '20.11.2026', '20 Nov 2026'],
    ['2026-01-01', '01.01.2026', '1 Jan 2026'],
    ['2026-11-20T14:30', '20.11.2026 14:30', '20 Nov 2026, 14:30'],
    ['2026-11-20T14:30:07.250', '20.11.2026 14:30:07.250', '20 Nov 2026, 14:30:07.250'],
    ['2026-02-31', '2026-02-31', '2026-02-31'],
    ['20.1', '20.1', '20.1'],
    ['', '', ''],
  ])('%s', (value, turkish, english) => {
    expect(shownDate(value, 'tr')).toBe(turkish);
    expect(shownDate(value, 'en')).toBe(english);
  });

  it.each(['2026-11-20', '2024-02-29', '2026-05-09'])('is read back as shown: %s', (day) => {
    for (const locale of ['tr', 'en'] as const) {
      expect(typedDay(shownDate(day, locale))).toBe(day);
      expect(typedMoment(shownDate(`${day}T09:05`, locale))).toBe(`${day}T09:05`);
    }
  });
});

describe('typed date', () => {
  it.each([
    ['20.11.2026', '2026-11-20'],
    [' 5.3.2026 ', '2026-03-05'],
    ['05/03/2026', '2026-03-05'],
    ['5-3-2026', '2026-03-05'],
    ['05 03 2026', '2026-03-05'],
    ['20112026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['20 Kasım 2026', '2026-11-20'],
    ['20 KASIM 2026', '2026-11-20'],
    ['1 Ağu 2026', '2026-08-01'],
    ['20 nov 2026', '2026-11-20'],
    ['20 November, 2026', '2026-11-20'],
    ['31.02.2026', undefined],
    ['20.13.2026', undefined],
    ['20.11.26', undefined],
    ['20 foo 2026', undefined],
    ['20 ma 2026', undefined],
    ['yarın', undefined],
    ['', undefined],
    ['9'.repeat(5_000), undefined],
  ])('%s', (text, day) => {
    expect(typedDay(text)).toBe(day);
  });

  it.each([
    ['20.11.2026 14:30', '2026-11-20T14:30'],
    ['20.11.2026 9.05', '2026-11-20T09:05'],
    ['20 Nov 2026, 14:30', '2026-11-20T14:30'],
    ['2026-11-20T14:30', '2026-11-20T14:30'],
    ['2026-11-20T14:30:15', '2026-11-20T14:30:15'],
    ['20.11.2026 24:00', undefined],
    ['20.11.2026 14:60', undefined],
    ['20.11.2026', undefined],
    ['14:30', undefined],
  ])('with a time: %s', (text, moment) => {
    expect(typedMoment(text)).toBe(moment);
  });
});
