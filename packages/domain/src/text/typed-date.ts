import { readDay } from '../time/day-and-moment.ts';
import { formatDate } from './format.ts';
import type { Locale } from './locale.ts';
import { foldTurkish } from './turkish.ts';

const wallForm = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?))?$/;
const figuresForm = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})$/;
const namedForm = /^(\d{1,2})[.\s-]*(\p{L}{3,})[.,\s-]*(\d{4})$/u;
const eightForm = /^(\d{2})(\d{2})(\d{4})$/;
const withTime = /^(.*?)(?:[T,\s]+(\d{1,2})[:.](\d{2})(:\d{2}(?:\.\d{3})?)?)$/;

const months: readonly (readonly string[])[] = [
  ['ocak', 'january'],
  ['subat', 'february'],
  ['mart', 'march'],
  ['nisan', 'april'],
  ['mayis', 'may'],
  ['haziran', 'june'],
  ['temmuz', 'july'],
  ['agustos', 'august'],
  ['eylul', 'september'],
  ['ekim', 'october'],
  ['kasim', 'november'],
  ['aralik', 'december'],
];

/**
 * Formats a day (`2026-11-20`) or local time (`2026-11-20T14:30`) like the formatter. Any other text is returned
 * unchanged.
 */
export function shownDate(text: string, locale: Locale): string {
  const [, day, time] = wallForm.exec(text) ?? [];
  if (day === undefined || readDay(day).kind === 'problem') return text;
  // At noon it is the same day in every time zone.
  const shown = formatDate(`${day}T12:00:00Z`, locale);
  return time === undefined ? shown : `${shown}${locale === 'tr' ? ' ' : ', '}${time}`;
}

/**
 * Reads a typed day in either language and returns it as YYYY-MM-DD: `20.11.2026`, `20/11/2026`, `20112026`, `20 Kasım
 * 2026`, `20 Nov 2026`. Undefined for days that do not exist.
 */
export function typedDay(text: string): string | undefined {
  const bare = text.trim();
  const [, day = '', name = '', year = ''] =
    figuresForm.exec(bare) ?? eightForm.exec(bare) ?? namedForm.exec(bare) ?? [];
  const read = readDay(year === '' ? bare : `${day}.${monthOf(name)}.${year}`);
  return read.kind === 'ok' ? read.value : undefined;
}

/** Reads a typed day and time and returns YYYY-MM-DDTHH:MM, with seconds if typed. Undefined without a time. */
export function typedMoment(text: string): string | undefined {
  const [, date = '', hour = '', minute = '', rest = ''] = withTime.exec(text.trim()) ?? [];
  const day = typedDay(date);
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(rest.slice(1, 3)) < 60;
  return day === undefined || hour === '' || !isTime
    ? undefined
    : `${day}T${hour.padStart(2, '0')}:${minute}${rest}`;
}

function monthOf(name: string): string {
  if (/^\d/.test(name)) return name;
  const folded = foldTurkish(name);
  const at = months.findIndex((names) => names.some((one) => one.startsWith(folded)));
  return at < 0 ? '' : String(at + 1);
}
