import { dayInMs, instantOfWallTime, startOfDay, wallTimeOf } from '../time/istanbul-time.ts';
import { dayOf } from '../time/working-day.ts';

/** What figures can be shown for: so many days up to now, or the month that it is. */
export const figurePeriods = ['7', '30', '90', 'month'] as const;

/** Those of them that are a number of days. */
export const dayPeriods = ['7', '30', '90'] as const;

/** One of these periods. */
export type FigurePeriod = (typeof figurePeriods)[number];

/** A stretch of time; `to` is not part of it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** A period, and the one before it that it is compared with. */
export interface ComparedSpans {
  readonly present: Span;
  readonly before: Span;
}

/**
 * The period up to now, beginning at a midnight in Istanbul, and the one before it. Today is not over, so the one
 * before ends at the same time of its last day: both are equally long, unless the month before is shorter.
 */
export function comparedSpans(period: FigurePeriod, now: Date): ComparedSpans {
  if (period === 'month') return comparedMonths(now);
  const days = Number(period);
  const from = new Date(startOfDay(now).getTime() - (days - 1) * dayInMs);
  const earlier = (instant: Date) => new Date(instant.getTime() - days * dayInMs);
  return { present: { from, to: now }, before: { from: earlier(from), to: earlier(now) } };
}

/** A month of Istanbul's calendar, as YYYY-MM. */
export const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month before that of an instant. */
export function monthBefore(now: Date): string {
  return dayOf(new Date(startOfMonth(dayOf(now).slice(0, 7)).getTime() - 1)).slice(0, 7);
}

/** A month, as far as it has come, and the one before it; undefined where it has not begun. */
export function comparedMonth(month: string, now: Date): ComparedSpans | undefined {
  const from = startOfMonth(month);
  if (from >= now) return undefined;
  const last = comparedMonths(new Date(Math.min(startOfNext(month).getTime() - 1, now.getTime())));
  if (startOfNext(month) > now) return last;
  // One that is over is compared with the whole of the one before.
  return { present: { from, to: startOfNext(month) }, before: { from: last.before.from, to: from } };
}

function startOfMonth(month: string): Date {
  const [year, number] = month.split('-').map(Number);
  return firstOf(year ?? 0, number ?? 0);
}

function startOfNext(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? firstOf(year + 1, 1) : firstOf(year, number + 1);
}

/** The days of Istanbul's calendar that a span touches, as YYYY-MM-DD, from the first to the last. */
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
    present: { from, to: now },
    before: { from: former, to: new Date(Math.min(asFar, from.getTime())) },
  };
}

function firstOf(year: number, month: number): Date {
  const first = { year, month, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };
  const instant = instantOfWallTime(first);
  if (instant === undefined) throw new RangeError(`There is no month ${month} of ${year}.`);
  return instant;
}
