import { dayInMs } from './istanbul-time.ts';

/**
 * Public holidays of Türkiye under law no. 2429, as calendar days in İstanbul. The fixed days are in the law; the
 * religious ones follow the lunar calendar and are taken from Diyanet's calendar of religious days.
 */

/** From this year on, the religious days are provisional until they are announced. */
const provisionalFrom = 2027;

/** First and last year whose religious days are known. In other years only the fixed days count. */
export const knownHolidayYears = { first: 2024, last: 2030 } as const;

/** Minute of the day at which a half-day holiday begins: 13:00. */
const AFTERNOON = 13 * 60;

/** Month and day of the fixed holidays. */
const fixedHolidays = {
  '01-01': 'new-year',
  '04-23': 'children',
  '05-01': 'labour',
  '05-19': 'youth',
  '07-15': 'democracy',
  '08-30': 'victory',
  '10-29': 'republic',
} as const;

/** Its afternoon belongs to Republic Day. */
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

/**
 * Returns the minute from which a day (YYYY-MM-DD) is a public holiday: 0 for a full day, 780 for a half day, or null
 * for an ordinary day.
 */
export function holidayFrom(day: string): number | null {
  const date = day.slice(5);
  if (Object.hasOwn(fixedHolidays, date) || religiousDays.has(day)) return 0;
  return date === REPUBLIC_EVE || religiousEves.has(day) ? AFTERNOON : null;
}

/** Name of a public holiday. */
type HolidayName = (typeof fixedHolidays)[keyof typeof fixedHolidays] | 'ramazan' | 'kurban';

/** Public holiday in one year, from its first to its last day. */
export interface PublicHoliday {
  readonly name: HolidayName;
  /** YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  /** Half-day holiday before it (YYYY-MM-DD), or null. */
  readonly eve: string | null;
  /** Fixed days follow the law, religious ones Diyanet's calendar. */
  readonly source: 'law' | 'diyanet';
  /** Whether its days may still change when they are announced. */
  readonly isProvisional: boolean;
}

/** Returns the public holidays of a year, the earliest first. */
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
