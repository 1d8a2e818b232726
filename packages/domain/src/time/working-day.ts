import { dayInMs, dayNumberOf } from './istanbul-time.ts';

/** Holidays that come every year (law no. 2429), as month and day; the afternoon of 28 October counts as a working day. */
const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '04-23',
  '05-01',
  '05-19',
  '07-15',
  '08-30',
  '10-29',
]);

/** Religious holidays move by the moon: their first days and lengths as Diyanet's calendar has them, to be extended yearly. */
const religiousHolidays: readonly (readonly [first: string, days: number])[] = [
  ['2026-03-20', 3],
  ['2026-05-27', 4],
  ['2027-03-09', 3],
  ['2027-05-16', 4],
  ['2028-02-26', 3],
  ['2028-05-05', 4],
];

const movedHolidays = new Set(
  religiousHolidays.flatMap(([first, days]) =>
    Array.from({ length: days }, (_, nth) => dayText(Date.parse(first) / dayInMs + nth)),
  ),
);

/** The last year whose religious holidays are known here; later ones are counted without them. */
export const lastKnownHolidayYear = 2028;

/** Whether a day of Istanbul's calendar, as YYYY-MM-DD, is worked on: neither at a weekend nor a public holiday. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !fixedHolidays.has(day.slice(5)) && !movedHolidays.has(day);
}

/** The day, as YYYY-MM-DD, that is so many working days after the day of an instant in Istanbul. */
export function workingDaysAfter(instant: Date, count: number): string {
  let number = dayNumberOf(instant);
  for (let left = count; left > 0; ) {
    number += 1;
    if (isWorkingDay(dayText(number))) left -= 1;
  }
  return dayText(number);
}

/** The day of Istanbul's calendar that holds an instant, as YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return dayText(dayNumberOf(instant));
}

function dayText(number: number): string {
  return new Date(number * dayInMs).toISOString().slice(0, 10);
}
