import { type Locale, locales, localeTag } from '../text/locale.ts';
import { foldTurkish } from '../text/turkish.ts';
import { parseBirthday } from './person.ts';

/** Parts of a date, in the order that both languages of the interface use. */
const dateParts = ['day', 'month', 'year'] as const;

/** Part of a date. */
export type DatePart = (typeof dateParts)[number];

/** Parts of a date as typed. A missing part is empty. */
export type DateParts = Readonly<Record<DatePart, string>>;

/** Problem of a typed birthday. */
export type BirthdayProblem =
  | `missing-${DatePart | 'parts'}`
  | `wrong-${DatePart}`
  | 'no-such-day'
  | 'in-future'
  | 'too-long-ago';

/** Splits the output of `joinBirthday`, or a stored YYYY-MM-DD. */
export function splitBirthday(text: string): DateParts {
  const [year = '', month = '', ...day] = text.split('-');
  return { day: day.join(''), month, year };
}

/** Joins typed parts without losing any of them: YYYY-MM-DD when all are present, empty when none is. */
export function joinBirthday({ day, month, year }: DateParts): string {
  const [d, m, y] = [day, month, year].map((part) => part.replace(/[\s-]/g, ''));
  return d || m || y ? `${y}-${padded(m)}-${padded(d)}` : '';
}

/**
 * Reads a complete date that was pasted or typed into one part, day first or in ISO 8601. Returns undefined for
 * anything else.
 */
export function readWholeDate(text: string): DateParts | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text.trim());
  if (iso !== null) return { day: iso[3] ?? '', month: iso[2] ?? '', year: iso[1] ?? '' };
  const [, day, month = '', year = ''] =
    /^(\d{1,2})[\s./-]+(\d{1,2}|\p{L}+)[\s./-]+(\d{4})$/u.exec(text.trim()) ?? [];
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month);
  if (day === undefined || number < 1 || number > 12) return undefined;
  return { day: padded(day), month: padded(String(number)), year };
}

/**
 * Returns the problem of a joined date and the parts to correct. Returns undefined for a valid birthday and for an
 * empty text.
 */
export function validateBirthday(
  text: string,
  now: Date,
): { readonly problem: BirthdayProblem; readonly parts: readonly DatePart[] } | undefined {
  if (text === '') return undefined;
  const typed = splitBirthday(text);
  const missing = dateParts.filter((part) => typed[part] === '');
  const [only] = missing;
  if (only !== undefined)
    return { problem: `missing-${missing.length === 1 ? only : 'parts'}`, parts: missing };
  const wrong = dateParts.find((part) => !isPossible(part, typed[part]));
  if (wrong !== undefined) return { problem: `wrong-${wrong}`, parts: [wrong] };
  const parsed = parseBirthday(text, now);
  if (parsed.kind === 'ok') return undefined;
  if (parsed.problem === 'invalid-date') return { problem: 'no-such-day', parts: ['day'] };
  return Date.parse(text) > now.getTime()
    ? { problem: 'in-future', parts: dateParts }
    : { problem: 'too-long-ago', parts: ['year'] };
}

/** Returns the names of the twelve months, January first. */
export function monthNames(locale: Locale): readonly string[] {
  const { format } = new Intl.DateTimeFormat(localeTag[locale], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2001, month)));
}

function isPossible(part: DatePart, text: string): boolean {
  if (part === 'year') return /^\d{4}$/.test(text);
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= (part === 'day' ? 31 : 12);
}

/** Returns the number of a month (1 to 12) by its name in either language, or 0 for any other word. */
function monthNumber(name: string): number {
  const folded = foldTurkish(name);
  const found = locales.map((locale) => monthNames(locale).findIndex((one) => foldTurkish(one) === folded));
  return Math.max(...found) + 1;
}

function padded(figures = ''): string {
  return /^\d$/.test(figures) ? `0${figures}` : figures;
}
