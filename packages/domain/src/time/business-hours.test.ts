import { describe, expect, it } from 'vitest';
import {
  afterBusinessDays,
  afterBusinessMinutes,
  beforeBusinessMinutes,
  businessMinutesBetween,
  isOpenAt,
  nextDayOpening,
  nextOpenWithin,
  usualHours,
} from './business-hours.ts';
import { holidayFrom, holidaysOf, knownHolidayYears } from './public-holidays.ts';

/** Parses a local time in İstanbul. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`);

// Calculated by hand from a calendar.
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

describe('deadline of a first answer', () => {
  it.each(due)('to a request %s within %i minutes is %s: %s', (asked, minutes, expected) => {
    expect(afterBusinessMinutes(at(asked), minutes, usualHours)).toEqual(at(expected));
    expect(businessMinutesBetween(at(asked), at(expected), usualHours)).toBe(minutes);
  });

  it.each(due)('to a request %s within %i minutes has waited at %s: %s', (asked, minutes, end) => {
    const latest = beforeBusinessMinutes(at(end), minutes, usualHours);
    // A request that arrives while the brand is closed counts as arriving at the next opening.
    expect(latest && businessMinutesBetween(at(asked), latest, usualHours)).toBe(0);
    expect(latest && businessMinutesBetween(latest, at(end), usualHours)).toBe(minutes);
  });

  it('follows the hours of a brand open on Saturdays without a break', () => {
    const hours = { days: [1, 2, 3, 4, 5, 6], opens: 600, closes: 1_200, lunch: null };
    expect(afterBusinessMinutes(at('2026-11-20 19:30'), 60, hours)).toEqual(at('2026-11-21 10:30'));
  });

  it('does not exist when no day is open', () => {
    expect(afterBusinessMinutes(at('2026-11-20 10:00'), 60, { ...usualHours, days: [] })).toBeUndefined();
  });

  it('counts no minutes before it starts', () => {
    expect(businessMinutesBetween(at('2026-11-20 11:00'), at('2026-11-20 10:00'), usualHours)).toBe(0);
  });
});

describe('a number of business days later', () => {
  it.each([
    ['2026-11-17 15:00', 2, '2026-11-19 15:00', 'at the same time of day'],
    ['2026-11-20 15:00', 2, '2026-11-24 15:00', 'over a weekend'],
    ['2026-11-21 15:00', 1, '2026-11-23 15:00', 'from a Saturday'],
    ['2026-11-17 20:00', 2, '2026-11-20 09:00', 'at the next opening, where it is closed by then'],
    ['2026-11-17 07:00', 2, '2026-11-19 09:00', 'at the opening, where it is closed until then'],
    ['2026-11-17 12:45', 2, '2026-11-19 13:30', 'after lunch'],
    ['2026-10-27 15:00', 1, '2026-10-30 09:00', 'after a holiday, where it is closed from noon on its eve'],
    ['2026-05-25 11:00', 2, '2026-06-01 11:00', 'over Kurban, of which the eve is half a day'],
  ])('than %s is, for %i, %s: %s', (from, days, expected) => {
    expect(afterBusinessDays(at(from), days, usualHours)).toEqual(at(expected));
  });

  it('does not exist when no day is open', () => {
    expect(afterBusinessDays(at('2026-11-20 10:00'), 2, { ...usualHours, days: [] })).toBeUndefined();
  });
});

describe('a time of day at which a brand is open', () => {
  it.each<[string, [number, number], string, string]>([
    ['2026-11-20 10:00', [17, 20], '2026-11-20 17:00', 'later on the same day'],
    ['2026-11-20 17:30', [17, 20], '2026-11-20 17:30', 'at once'],
    ['2026-11-20 18:30', [17, 20], '2026-11-23 17:00', 'on the next business day'],
    ['2026-10-28 10:00', [17, 20], '2026-10-30 17:00', 'after the afternoon off before a holiday'],
  ])('after %s within %j is %s: %s', (from, within, expected) => {
    expect(nextOpenWithin(at(from), within, usualHours)).toEqual(at(expected));
  });

  it('does not exist outside its hours', () => {
    expect(nextOpenWithin(at('2026-11-20 10:00'), [19, 20], usualHours)).toBeUndefined();
  });
});

// Copied by hand from the calendars of each year. `½` marks a day on which only the afternoon is a holiday.
const calendar: Readonly<Record<number, string>> = {
  2024: `01-01 04-09½ 04-10 04-11 04-12 04-23 05-01 05-19 06-15½ 06-16 06-17 06-18 06-19 07-15 08-30 10-28½ 10-29`,
  2025: `01-01 03-29½ 03-30 03-31 04-01 04-23 05-01 05-19 06-05½ 06-06 06-07 06-08 06-09 07-15 08-30 10-28½ 10-29`,
  2026: `01-01 03-19½ 03-20 03-21 03-22 04-23 05-01 05-19 05-26½ 05-27 05-28 05-29 05-30 07-15 08-30 10-28½ 10-29`,
  // 19 May is both the fourth day of Kurban and Youth Day.
  2027: `01-01 03-08½ 03-09 03-10 03-11 04-23 05-01 05-15½ 05-16 05-17 05-18 05-19 07-15 08-30 10-28½ 10-29`,
  2028: `01-01 02-25½ 02-26 02-27 02-28 04-23 05-01 05-04½ 05-05 05-06 05-07 05-08 05-19 07-15 08-30 10-28½ 10-29`,
  // The eve of Kurban is Children's Day, a full holiday.
  2029: `01-01 02-13½ 02-14 02-15 02-16 04-23 04-24 04-25 04-26 04-27 05-01 05-19 07-15 08-30 10-28½ 10-29`,
  2030: `01-01 02-03½ 02-04 02-05 02-06 04-12½ 04-13 04-14 04-15 04-16 04-23 05-01 05-19 07-15 08-30 10-28½ 10-29`,
};
const years = Object.keys(calendar).map(Number);

/** Returns the days of a year as YYYY-MM-DD. */
const daysOfYear = (year: number) =>
  Array.from({ length: 366 }, (_, nth) =>
    new Date(Date.UTC(year, 0, 1 + nth)).toISOString().slice(0, 10),
  ).filter((day) => day.startsWith(`${year}-`));

it.each([
  ['2026-11-20 11:00', 120, '2026-11-20 09:00', 'as the brand opened'],
  ['2026-11-20 13:10', 210, '2026-11-20 09:00', 'at lunch, after the whole morning'],
  ['2026-11-23 09:30', 60, '2026-11-20 17:30', 'on Friday evening'],
  ['2026-10-30 09:30', 60, '2026-10-28 12:00', 'before the afternoon that is off'],
])('waiting at %s for %i minutes means an arrival by %s: %s', (now, minutes, came) => {
  expect(beforeBusinessMinutes(at(now), minutes, usualHours)).toEqual(at(came));
});

describe('open brand', () => {
  it.each([
    ['2026-11-20 08:59', false],
    ['2026-11-20 09:00', true],
    ['2026-11-20 12:29', true],
    ['2026-11-20 12:30', false],
    ['2026-11-20 13:30', true],
    ['2026-11-20 18:00', false],
    ['2026-11-21 12:00', false],
    ['2026-10-28 12:00', true],
    ['2026-10-28 14:00', false],
    ['2026-10-29 10:00', false],
  ])('at %s: %s', (time, isOpen) => {
    expect(isOpenAt(at(time), usualHours)).toBe(isOpen);
  });
});

describe('public holidays', () => {
  it('are known for the years of the calendar', () => {
    expect(years).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030]);
    expect(knownHolidayYears).toEqual({ first: 2024, last: 2030 });
  });

  // The days of 2023 are those that Diyanet announced.
  it.each([
    [2023, 'ramazan 2023-04-21 2023-04-23, kurban 2023-06-28 2023-07-01'],
    [2031, 'ramazan 2031-01-24 2031-01-26, kurban 2031-04-02 2031-04-05'],
    // A year of the lunar calendar is eleven days shorter, so a holiday can come twice.
    [2033, 'ramazan 2033-01-03 2033-01-05, kurban 2033-03-12 2033-03-15, ramazan 2033-12-23 2033-12-25'],
  ])('of %i are computed, and provisional', (year, expected) => {
    const religious = holidaysOf(year).filter(({ source }) => source === 'computed');
    expect(religious.map(({ name, first, last }) => `${name} ${first} ${last}`).join(', ')).toBe(expected);
    expect(religious.every(({ isProvisional }) => isProvisional)).toBe(true);
    for (const { first, last, eve } of religious) {
      expect([holidayFrom(eve ?? ''), holidayFrom(first), holidayFrom(last)]).toEqual([780, 0, 0]);
    }
  });

  it.each(years)('of %i match the calendar, day by day', (year) => {
    const off = daysOfYear(year).flatMap((day) => {
      const from = holidayFrom(day);
      return from === null ? [] : [`${day.slice(5)}${from === 780 ? '½' : ''}`];
    });
    expect(off.join(' ')).toBe(calendar[year]);
  });

  it.each(years)('of %i leave every working day its hours, and no other day', (year) => {
    const entries = (calendar[year] ?? '').split(' ');
    for (const day of daysOfYear(year)) {
      const weekday = new Date(day).getUTCDay();
      const isWeekend = weekday === 0 || weekday === 6;
      const isHalf = entries.includes(`${day.slice(5)}½`);
      const isOff = isWeekend || entries.includes(day.slice(5));
      const minutes = businessMinutesBetween(at(`${day} 00:00`), at(`${day} 23:59`), usualHours);
      // 480 minutes are 9:00 to 18:00 without the lunch hour; 210 are 9:00 to the beginning of lunch.
      expect([day, minutes]).toEqual([day, isOff ? 0 : isHalf ? 210 : 480]);
    }
  });

  it('are returned for a year as they are applied', () => {
    for (let year = knownHolidayYears.first; year <= knownHolidayYears.last; year += 1) {
      const holidays = holidaysOf(year);
      expect(holidays).toHaveLength(9);
      expect(holidays.map(({ first }) => first)).toEqual(holidays.map(({ first }) => first).toSorted());
      for (const { first, last, eve } of holidays) {
        expect([holidayFrom(first), holidayFrom(last)]).toEqual([0, 0]);
        // An eve may itself be a full holiday.
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

describe('opening on the next business day', () => {
  it.each([
    ['2026-11-18 23:30', '2026-11-19 09:00', 'late on a Wednesday'],
    ['2026-11-19 00:10', '2026-11-20 09:00', 'before the opening of a Thursday'],
    ['2026-11-20 10:00', '2026-11-23 09:00', 'a Friday is followed by Monday'],
    ['2026-10-28 10:00', '2026-10-30 09:00', "the Republic's day is off"],
    ['2026-05-25 10:00', '2026-05-26 09:00', 'the eve of a feast opens in the morning'],
  ])('after %s is %s: %s', (now, expected) => {
    expect(nextDayOpening(at(now), usualHours)).toEqual(at(expected));
  });

  it('does not exist when no day is open', () => {
    expect(nextDayOpening(at('2026-11-20 10:00'), { ...usualHours, days: [] })).toBeUndefined();
  });
});
