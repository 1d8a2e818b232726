import { dayInMs, instantOfWallTime, startOfDay, wallTimeOf } from '../time/istanbul-time.ts';
import { dayOf } from '../time/working-day.ts';

/** Periods for figures: a number of days up to now, or the current month. */
export const figurePeriods = ['7', '30', '90', 'month'] as const;

/** Periods that are a number of days. */
export const dayPeriods = ['7', '30', '90'] as const;

/** Period for figures. */
export type FigurePeriod = (typeof figurePeriods)[number];

/** Period that is a number of days. */
export type DayPeriod = (typeof dayPeriods)[number];

/** Time span. `to` is exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Period and the preceding period with which it is compared. */
export interface ComparedSpans {
  readonly current: Span;
  readonly before: Span;
}

/**
 * Returns the period up to now, starting at midnight in İstanbul, and the preceding period. Because today is not over,
 * the preceding period ends at the same time of its last day. Both have the same length, unless the previous month is
 * shorter.
 */
export function comparedSpans(period: FigurePeriod, now: Date): ComparedSpans {
  if (period === 'month') return comparedMonths(now);
  const days = Number(period);
  const from = new Date(startOfDay(now).getTime() - (days - 1) * dayInMs);
  const earlier = (instant: Date) => new Date(instant.getTime() - days * dayInMs);
  return { current: { from, to: now }, before: { from: earlier(from), to: earlier(now) } };
}

/** Returns the first day in İstanbul of a period that ends today, as YYYY-MM-DD. */
export function firstDay(period: DayPeriod, now: Date): string {
  return dayOf(new Date(now.getTime() - (Number(period) - 1) * dayInMs));
}

/** Pattern of a month as YYYY-MM. */
export const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Returns the month before that of an instant in İstanbul, as YYYY-MM. */
export function monthBefore(now: Date): string {
  return dayOf(new Date(startOfMonth(dayOf(now).slice(0, 7)).getTime() - 1)).slice(0, 7);
}

/** Returns a month up to now and the month before. Undefined for a month that has not begun. */
export function comparedMonth(month: string, now: Date): ComparedSpans | undefined {
  const from = startOfMonth(month);
  if (from >= now) return undefined;
  const last = comparedMonths(new Date(Math.min(startOfNext(month).getTime() - 1, now.getTime())));
  if (startOfNext(month) > now) return last;
  // A complete month is compared with the whole month before.
  return { current: { from, to: startOfNext(month) }, before: { from: last.before.from, to: from } };
}

function startOfMonth(month: string): Date {
  const [year, number] = month.split('-').map(Number);
  return firstOf(year ?? 0, number ?? 0);
}

function startOfNext(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? firstOf(year + 1, 1) : firstOf(year, number + 1);
}

/** Returns the days in İstanbul that a span touches, as YYYY-MM-DD, in order. */
export function daysOf({ from, to }: Span): readonly string[] {
  const first = startOfDay(from).getTime();
  const days = Math.ceil((to.getTime() - first) / dayInMs);
  return Array.from({ length: days }, (_, nth) => dayOf(new Date(first + nth * dayInMs)));
}

function comparedMonths(now: Date): ComparedSpans {
  const { year, month } = wallTimeOf(now);
  const from = firstOf(year, month);
  const former = month === 1 ? firstOf(year - 1, 12) : firstOf(year, month - 1);
  const asFar = former.getTime() + now.getTime() - from.getTime();
  return {
    current: { from, to: now },
    before: { from: former, to: new Date(Math.min(asFar, from.getTime())) },
  };
}

function firstOf(year: number, month: number): Date {
  const first = { year, month, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };
  const instant = instantOfWallTime(first);
  if (instant === undefined) throw new RangeError(`There is no month ${month} of ${year}.`);
  return instant;
}
