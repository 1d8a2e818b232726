import { dayInMs } from './istanbul-time.ts';

/**
 * Public holidays of Türkiye by law no. 2429, as calendar days of Istanbul. Those of the sun are in the law; those of
 * the moon are the first days that Diyanet's calendar of religious days names.
 */

/** From 2027 on the religious days may still be moved by their announcement. */
export const provisionalFrom = 2027;

/** The first and last year whose religious days are known here; others are counted without them. */
export const knownHolidayYears = { first: 2024, last: 2030 } as const;

/** At which minute of a day its afternoon off begins: 13:00. */
const AFTERNOON = 13 * 60;

/** Month and day of what comes every year. */
const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '04-23',
  '05-01',
  '05-19',
  '07-15',
  '08-30',
  '10-29',
]);

/** Its afternoon belongs to the Republic's day. */
const REPUBLIC_EVE = '10-28';

const ramazan = { name: 'ramazan', days: 3 } as const;
const kurban = { name: 'kurban', days: 4 } as const;

const religiousHolidays = [
  { first: '2024-04-10', ...ramazan },
  { first: '2024-06-16', ...kurban },
  { first: '2025-03-30', ...ramazan },
  { first: '2025-06-06', ...kurban },
  { first: '2026-03-20', ...ramazan },
  { first: '2026-05-27', ...kurban },
  { first: '2027-03-09', ...ramazan },
  { first: '2027-05-16', ...kurban },
  { first: '2028-02-26', ...ramazan },
  { first: '2028-05-05', ...kurban },
  { first: '2029-02-14', ...ramazan },
  { first: '2029-04-24', ...kurban },
  { first: '2030-02-04', ...ramazan },
  { first: '2030-04-13', ...kurban },
] as const;

const religiousDays = new Set(
  religiousHolidays.flatMap(({ first, days }) =>
    Array.from({ length: days }, (_, nth) => dayAfter(first, nth)),
  ),
);
const religiousEves = new Set(religiousHolidays.map(({ first }) => dayAfter(first, -1)));

/** From which minute on a day, as YYYY-MM-DD, is a public holiday: 0, 780 for a half day, or null for an ordinary day. */
export function holidayFrom(day: string): number | null {
  const date = day.slice(5);
  if (fixedHolidays.has(date) || religiousDays.has(day)) return 0;
  return date === REPUBLIC_EVE || religiousEves.has(day) ? AFTERNOON : null;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);
}
