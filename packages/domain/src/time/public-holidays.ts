import { dayInMs } from './istanbul-time.ts';

/**
 * Public holidays of Türkiye by law no. 2429, as calendar days of Istanbul. Those of the sun are in the law; those of
 * the moon are the first days that Diyanet's calendar of religious days names.
 */

/** From 2027 on the religious days may still be moved by their announcement. */
const provisionalFrom = 2027;

/** The first and last year whose religious days are known here; others are counted without them. */
export const knownHolidayYears = { first: 2024, last: 2030 } as const;

/** At which minute of a day its afternoon off begins: 13:00. */
const AFTERNOON = 13 * 60;

/** Month and day of what comes every year. */
const fixedHolidays = {
  '01-01': 'new-year',
  '04-23': 'children',
  '05-01': 'labour',
  '05-19': 'youth',
  '07-15': 'democracy',
  '08-30': 'victory',
  '10-29': 'republic',
} as const;

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
  if (Object.hasOwn(fixedHolidays, date) || religiousDays.has(day)) return 0;
  return date === REPUBLIC_EVE || religiousEves.has(day) ? AFTERNOON : null;
}

/** What a holiday is called by. */
export type HolidayName = (typeof fixedHolidays)[keyof typeof fixedHolidays] | 'ramazan' | 'kurban';

/** A public holiday of one year, from its first day to its last. */
export interface PublicHoliday {
  readonly name: HolidayName;
  /** As YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  /** The day whose afternoon is off before it. */
  readonly eve: string | null;
  /** Of the sun by the law, of the moon by Diyanet's calendar. */
  readonly source: 'law' | 'diyanet';
  /** Whether its days may still be moved by their announcement. */
  readonly isProvisional: boolean;
}

/** The public holidays of a year, the earliest first. */
export function holidaysOf(year: number): readonly PublicHoliday[] {
  const fixed = Object.entries(fixedHolidays).map(([date, name]): PublicHoliday => {
    const day = `${year}-${date}`;
    const eve = name === 'republic' ? `${year}-${REPUBLIC_EVE}` : null;
    return { name, first: day, last: day, eve, source: 'law', isProvisional: false };
  });
  const religious = religiousHolidays
    .filter(({ first }) => first.startsWith(`${year}-`))
    .map(
      ({ first, name, days }): PublicHoliday => ({
        ...{ name, first, last: dayAfter(first, days - 1), eve: dayAfter(first, -1) },
        ...{ source: 'diyanet', isProvisional: year >= provisionalFrom },
      }),
    );
  return [...fixed, ...religious].toSorted((one, other) => (one.first < other.first ? -1 : 1));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);
}
