import { dayInMs, dayNumberOf, hourInMs, minuteInMs, startOfDay } from './istanbul-time.ts';
import { holidayFrom } from './public-holidays.ts';

/** Business hours of a brand, in minutes of the day in İstanbul. */
export interface BusinessHours {
  /** Days of the week, 0 for Sunday. */
  readonly days: readonly number[];
  readonly opens: number;
  readonly closes: number;
  readonly lunch: { readonly from: number; readonly to: number } | null;
}

/** Default business hours: Monday to Friday, 9:00 to 18:00, lunch from 12:30 to 13:30. */
export const usualHours: BusinessHours = {
  days: [1, 2, 3, 4, 5],
  opens: 9 * 60,
  closes: 18 * 60,
  lunch: { from: 12 * 60 + 30, to: 13 * 60 + 30 },
};

/** Upper limit of the search, in days. No brand is closed longer, since holidays never cover a whole year. */
const LONGEST_SEARCH_DAYS = 400;
// Türkiye is at UTC+3 all year.
const OFFSET_MS = 3 * hourInMs;

type Span = readonly [from: number, to: number];

/**
 * Returns the instant at which this many minutes of business hours have passed since `from`, or undefined when a brand
 * never opens.
 */
export function afterBusinessMinutes(from: Date, minutes: number, hours: BusinessHours): Date | undefined {
  let left = minutes * minuteInMs;
  const first = dayNumberOf(from);
  for (let day = first; day < first + LONGEST_SEARCH_DAYS; day += 1) {
    for (const [opens, closes] of openSpans(day, hours)) {
      const begins = Math.max(opens, from.getTime());
      const open = closes - begins;
      if (open <= 0) continue;
      if (left <= open) return new Date(begins + left);
      left -= open;
    }
  }
  return undefined;
}

/** Returns when a brand opens on its next business day after today, or undefined when it never opens. */
export function nextDayOpening(now: Date, hours: BusinessHours): Date | undefined {
  return afterBusinessMinutes(new Date(startOfDay(now).getTime() + dayInMs), 0, hours);
}

/**
 * Returns the same time of day this many business days later, or the next opening when a brand is closed then.
 * Undefined when it never opens.
 */
export function afterBusinessDays(from: Date, days: number, hours: BusinessHours): Date | undefined {
  let left = days;
  const first = dayNumberOf(from);
  for (let day = first + 1; day < first + LONGEST_SEARCH_DAYS; day += 1) {
    if (openSpans(day, hours).length > 0) left -= 1;
    if (left > 0) continue;
    return afterBusinessMinutes(new Date(from.getTime() + (day - first) * dayInMs), 0, hours);
  }
  return undefined;
}

/**
 * Returns the first instant from `from` on at which a brand is open within these hours of the day, or undefined when it
 * never is.
 */
export function nextOpenWithin(
  from: Date,
  [begins, ends]: readonly [begins: number, ends: number],
  hours: BusinessHours,
): Date | undefined {
  const first = dayNumberOf(from);
  for (let day = first; day < first + LONGEST_SEARCH_DAYS; day += 1) {
    const midnight = day * dayInMs - OFFSET_MS;
    for (const [opens, closes] of openSpans(day, hours)) {
      const earliest = Math.max(opens, midnight + begins * hourInMs, from.getTime());
      if (earliest < Math.min(closes, midnight + ends * hourInMs)) return new Date(earliest);
    }
  }
  return undefined;
}

/** Returns the last instant up to `to` at which a brand is open within these hours of the day, or undefined. */
export function lastOpenWithin(
  to: Date,
  [begins, ends]: readonly [begins: number, ends: number],
  hours: BusinessHours,
): Date | undefined {
  const last = dayNumberOf(to);
  for (let day = last; day > last - LONGEST_SEARCH_DAYS; day -= 1) {
    const midnight = day * dayInMs - OFFSET_MS;
    for (const [opens, closes] of openSpans(day, hours).toReversed()) {
      // Both ends are exclusive, so the last open instant is a millisecond earlier.
      const latest = Math.min(closes - 1, midnight + ends * hourInMs - 1, to.getTime());
      if (latest >= Math.max(opens, midnight + begins * hourInMs)) return new Date(latest);
    }
  }
  return undefined;
}

/**
 * Returns the latest instant from which this many minutes of business hours pass until `to`: requests up to then have
 * waited that long. Undefined when a brand never opens.
 */
export function beforeBusinessMinutes(to: Date, minutes: number, hours: BusinessHours): Date | undefined {
  let left = minutes * minuteInMs;
  const last = dayNumberOf(to);
  for (let day = last; day > last - LONGEST_SEARCH_DAYS; day -= 1) {
    for (const [opens, closes] of openSpans(day, hours).toReversed()) {
      const ends = Math.min(closes, to.getTime());
      const open = ends - opens;
      if (open <= 0) continue;
      if (left <= open) return new Date(ends - left);
      left -= open;
    }
  }
  return undefined;
}

/** Whether a brand is open at an instant. The opening time is inclusive, the closing time exclusive. */
export function isOpenAt(instant: Date, hours: BusinessHours): boolean {
  const at = instant.getTime();
  return openSpans(dayNumberOf(instant), hours).some(([opens, closes]) => opens <= at && at < closes);
}

/** Returns the minutes of business hours between two instants, or 0 when the second is not later. */
export function businessMinutesBetween(from: Date, to: Date, hours: BusinessHours): number {
  let open = 0;
  for (let day = dayNumberOf(from); day <= dayNumberOf(to); day += 1) {
    for (const [opens, closes] of openSpans(day, hours)) {
      open += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
    }
  }
  return open / minuteInMs;
}

/** Returns the open spans of a day (counted from 1 January 1970) as instants in milliseconds. */
function openSpans(day: number, { days, opens, closes, lunch }: BusinessHours): readonly Span[] {
  const midnight = new Date(day * dayInMs);
  if (!days.includes(midnight.getUTCDay())) return [];
  const end = Math.min(closes, holidayFrom(midnight.toISOString().slice(0, 10)) ?? closes);
  const spans: readonly Span[] =
    lunch === null
      ? [[opens, end]]
      : [
          [opens, Math.min(lunch.from, end)],
          [lunch.to, end],
        ];
  const at = (minute: number) => midnight.getTime() - OFFSET_MS + minute * minuteInMs;
  return spans.filter(([from, to]) => from < to).map(([from, to]) => [at(from), at(to)]);
}
