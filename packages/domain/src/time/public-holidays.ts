import { dayInMs } from './istanbul-time.ts';

/**
 * Public holidays of Türkiye under law no. 2429, as calendar days in İstanbul. The fixed days are in the law; the
 * religious ones follow the lunar calendar. They are taken from Diyanet's calendar of religious days, and computed for
 * years that are not in it yet.
 */

/** From this year on, the religious days are provisional until they are announced. */
const provisionalFrom = 2027;

/** First and last year whose religious days are taken from Diyanet's calendar. */
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

/** First day of a religious holiday in the Hijri calendar, as month and day. */
const hijriFirsts = { '10-1': ramazan, '12-10': kurban } as const;

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

/**
 * Returns the minute from which a day (YYYY-MM-DD) is a public holiday: 0 for a full day, 780 for a half day, or null
 * for an ordinary day.
 */
export function holidayFrom(day: string): number | null {
  const date = day.slice(5);
  const { days, eves } = religiousDaysOf(yearOf(day));
  if (Object.hasOwn(fixedHolidays, date) || days.has(day)) return 0;
  return date === REPUBLIC_EVE || eves.has(day) ? AFTERNOON : null;
}

interface ReligiousDays {
  readonly days: ReadonlySet<string>;
  readonly eves: ReadonlySet<string>;
}

const daysByYear = new Map<number, ReligiousDays>();

/** Returns the religious holidays of a year and their eves, including those of a holiday across a turn of the year. */
function religiousDaysOf(year: number): ReligiousDays {
  const known = daysByYear.get(year);
  if (known !== undefined) return known;
  const holidays = [year - 1, year, year + 1].flatMap(religiousHolidaysOf);
  const made = {
    days: new Set(holidays.flatMap(({ first, days }) => daysFrom(first, days))),
    eves: new Set(holidays.map(({ first }) => dayAfter(first, -1))),
  };
  daysByYear.set(year, made);
  return made;
}

/** Returns the religious holidays that begin in a year, from Diyanet's calendar or else computed. */
function religiousHolidaysOf(year: number) {
  if (!isKnown(year)) return computedHolidaysOf(year);
  return religiousHolidays.filter(({ first }) => yearOf(first) === year);
}

function isKnown(year: number): boolean {
  return year >= knownHolidayYears.first && year <= knownHolidayYears.last;
}

/**
 * Computes the religious holidays of a year by the calendar of Umm al-Qura, which agrees with Diyanet's in all of its
 * years.
 */
function computedHolidaysOf(year: number) {
  const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    ...{ month: 'numeric', day: 'numeric', timeZone: 'UTC' },
  });
  return daysFrom(`${year}-01-01`, 366)
    .filter((day) => yearOf(day) === year)
    .flatMap((first) => {
      const parts = hijri.formatToParts(Date.parse(first));
      const part = (type: 'month' | 'day') => parts.find((one) => one.type === type)?.value;
      const date = `${part('month')}-${part('day')}`;
      return isHijriFirst(date) ? [{ first, ...hijriFirsts[date] }] : [];
    });
}

function isHijriFirst(date: string): date is keyof typeof hijriFirsts {
  return Object.hasOwn(hijriFirsts, date);
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
  /** Fixed days follow the law, religious ones Diyanet's calendar, or a computation beyond its years. */
  readonly source: 'law' | 'diyanet' | 'computed';
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
  const religious = religiousHolidaysOf(year).map(
    ({ first, name, days }): PublicHoliday => ({
      ...{ name, first, last: dayAfter(first, days - 1), eve: dayAfter(first, -1) },
      source: isKnown(year) ? 'diyanet' : 'computed',
      isProvisional: !isKnown(year) || year >= provisionalFrom,
    }),
  );
  return [...fixed, ...religious].toSorted((one, other) => (one.first < other.first ? -1 : 1));
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => dayAfter(first, nth));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);
}
