/** One day in milliseconds; Türkiye has no summer time, so every calendar day has this length. */
export const dayInMs = 86_400_000;

/** One hour in milliseconds. */
export const hourInMs = 3_600_000;

/** One minute in milliseconds. */
export const minuteInMs = 60_000;

const offsetInMs = 3 * hourInMs;

/** A date and time as a clock on a wall in İstanbul shows it; the month runs from 1 to 12. */
export type WallTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
};

/**
 * Reads an instant as wall time in Europe/Istanbul, which is UTC+3 in every season (law of 2016); we add the
 * offset ourselves, so that no runtime's time zone data can make server and browser disagree.
 */
export function wallTimeOf(instant: Date): WallTime {
  const shifted = new Date(instant.getTime() + offsetInMs);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    millisecond: shifted.getUTCMilliseconds(),
  };
}

/** The instant of a wall time in İstanbul, or undefined when no calendar has it (31 February, 25 o'clock). */
export function instantOfWallTime(wall: WallTime): Date | undefined {
  const { year, month, day, hour, minute, second, millisecond } = wall;
  const shifted = new Date(0);
  shifted.setUTCFullYear(year, month - 1, day);
  shifted.setUTCHours(hour, minute, second, millisecond);
  const instant = new Date(shifted.getTime() - offsetInMs);
  const kept = wallTimeOf(instant);
  const exists = (Object.keys(kept) as (keyof WallTime)[]).every((part) => kept[part] === wall[part]);
  return exists ? instant : undefined;
}

/** The number of the İstanbul calendar day that holds an instant, counted from 1 January 1970. */
export function dayNumberOf(instant: Date): number {
  return Math.floor((instant.getTime() + offsetInMs) / dayInMs);
}

const nearDays = ['yesterday', 'today', 'tomorrow'] as const;

/** How people call the İstanbul calendar day of an instant that is a day away at most; undefined of all others. */
export function nearDay(instant: Date, now: Date): (typeof nearDays)[number] | undefined {
  return nearDays[dayNumberOf(instant) - dayNumberOf(now) + 1];
}

/** The midnight at which the İstanbul calendar day that holds an instant began. */
export function startOfDay(instant: Date): Date {
  return new Date(dayNumberOf(instant) * dayInMs - offsetInMs);
}

/** The last millisecond of the İstanbul calendar day that holds an instant. */
export function endOfDay(instant: Date): Date {
  return new Date(startOfDay(instant).getTime() + dayInMs - 1);
}
