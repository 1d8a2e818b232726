import { describe, expect, it } from 'vitest';
import { afterBusinessMinutes, businessMinutesBetween, usualHours } from './business-hours.ts';
import { holidayFrom, holidaysOf, knownHolidayYears } from './public-holidays.ts';

/** An instant by Istanbul's clock. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`);

// Written by hand from a calendar, hour by hour.
const due: readonly (readonly [asked: string, minutes: number, due: string, why: string])[] = [
  ['2026-11-20 10:00', 60, '2026-11-20 11:00', 'within the morning'],
  ['2026-11-20 12:00', 60, '2026-11-20 14:00', 'half an hour before lunch, half an hour after'],
  ['2026-11-20 12:45', 60, '2026-11-20 14:30', 'asked at lunch'],
  ['2026-11-20 11:30', 60, '2026-11-20 12:30', 'ends when lunch begins'],
  ['2026-11-20 17:30', 60, '2026-11-23 09:30', 'a Friday evening goes on on Monday'],
  ['2026-11-20 18:00', 60, '2026-11-23 10:00', 'asked when the day ends'],
  ['2026-11-21 15:00', 60, '2026-11-23 10:00', 'asked on a Saturday'],
  ['2026-11-23 03:00', 60, '2026-11-23 10:00', 'asked at night'],
  [
    '2026-10-28 12:00',
    60,
    '2026-10-30 09:30',
    "the afternoon before the Republic's day is off, and so is that day",
  ],
  ['2026-10-28 14:00', 60, '2026-10-30 10:00', 'asked in that afternoon'],
  ['2026-03-19 12:00', 60, '2026-03-23 09:30', 'the eve of Ramazan, then the feast and a weekend'],
  ['2026-05-26 12:15', 60, '2026-06-01 09:45', 'the eve of Kurban, four days, a weekend in them'],
  ['2024-04-09 12:00', 60, '2024-04-15 09:30', 'Ramazan of 2024, Wednesday to Friday'],
  ['2025-06-05 10:00', 240, '2025-06-10 10:30', 'Kurban of 2025, Friday to Monday'],
  ['2027-05-14 17:00', 120, '2027-05-20 10:00', 'Kurban of 2027, then 19 May'],
  ['2030-04-12 12:00', 60, '2030-04-17 09:30', 'Kurban of 2030, Saturday to Tuesday'],
  ['2026-12-31 17:30', 60, '2027-01-04 09:30', 'New Year on a Friday'],
  ['2026-11-20 09:00', 480, '2026-11-20 18:00', 'a whole day has eight hours'],
];

describe('a first answer', () => {
  it.each(due)('to what was asked %s within %i minutes is due %s: %s', (asked, minutes, expected) => {
    expect(afterBusinessMinutes(at(asked), minutes, usualHours)).toEqual(at(expected));
    expect(businessMinutesBetween(at(asked), at(expected), usualHours)).toBe(minutes);
  });

  it('follows the hours of a brand that works on Saturdays without lunch', () => {
    const hours = { days: [1, 2, 3, 4, 5, 6], opens: 600, closes: 1_200, lunch: null };
    expect(afterBusinessMinutes(at('2026-11-20 19:30'), 60, hours)).toEqual(at('2026-11-21 10:30'));
  });

  it('is never due where no day is worked on', () => {
    expect(afterBusinessMinutes(at('2026-11-20 10:00'), 60, { ...usualHours, days: [] })).toBeUndefined();
  });

  it('of which nothing has passed yet counts no minutes', () => {
    expect(businessMinutesBetween(at('2026-11-20 11:00'), at('2026-11-20 10:00'), usualHours)).toBe(0);
  });
});

describe('public holidays', () => {
  it('have two feasts of the moon in every year, each with half a day before it', () => {
    for (let year = knownHolidayYears.first; year <= knownHolidayYears.last; year += 1) {
      const days = Array.from({ length: 366 }, (_, nth) =>
        new Date(Date.UTC(year, 0, 1 + nth)).toISOString().slice(0, 10),
      ).filter((day) => day.startsWith(`${year}-`));
      // Seven of the sun, three and four of the moon, less where two fall on one day.
      const whole = days.filter((day) => holidayFrom(day) === 0).length;
      expect(whole).toBeGreaterThanOrEqual(13);
      expect(whole).toBeLessThanOrEqual(14);
      const halves = days.filter((day) => holidayFrom(day) === 780).length;
      expect(halves).toBeGreaterThanOrEqual(2);
      expect(halves).toBeLessThanOrEqual(3);
    }
  });

  it('are told of a year as they are counted', () => {
    for (let year = knownHolidayYears.first; year <= knownHolidayYears.last; year += 1) {
      const told = holidaysOf(year);
      expect(told).toHaveLength(9);
      expect(told.map(({ first }) => first)).toEqual(told.map(({ first }) => first).toSorted());
      for (const { first, last, eve } of told) {
        expect([holidayFrom(first), holidayFrom(last)]).toEqual([0, 0]);
        // An eve may be a holiday by itself.
        if (eve !== null) expect([0, 780]).toContain(holidayFrom(eve));
      }
    }
    expect(holidaysOf(2026).find(({ name }) => name === 'kurban')).toEqual({
      ...{ name: 'kurban', first: '2026-05-27', last: '2026-05-30', eve: '2026-05-26' },
      ...{ source: 'diyanet', isProvisional: false },
    });
    expect(holidaysOf(2027).filter(({ isProvisional }) => isProvisional)).toHaveLength(2);
  });
});
