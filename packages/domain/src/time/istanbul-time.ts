/** One day in milliseconds. Every calendar day has this length, because Türkiye has no daylight saving time. */
export const dayInMs = 86_400_000;

/** One hour in milliseconds. */
export const hourInMs = 3_600_000;

/** One minute in milliseconds. */
export const minuteInMs = 60_000;

const offsetInMs = 3 * hourInMs;

/** Local date and time in İstanbul. The month is from 1 to 12. */
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
 * Converts an instant to local time in İstanbul, which is UTC+3 all year (law of 2016). The offset is added here, so
 * that different time zone data cannot make server and browser disagree.
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

/** Returns the instant of a local time in İstanbul, or undefined when it does not exist (31 February, 25 o'clock). */
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

/** Returns the number of an instant's calendar day in İstanbul, counted from 1 January 1970. */
export function dayNumberOf(instant: Date): number {
  return Math.floor((instant.getTime() + offsetInMs) / dayInMs);
}

const nearDays = ['yesterday', 'today', 'tomorrow'] as const;

/**
 * Returns the relative name of an instant's calendar day in İstanbul when it is at most one day away, otherwise
 * undefined.
 */
export function nearDay(instant: Date, now: Date): (typeof nearDays)[number] | undefined {
  return nearDays[dayNumberOf(instant) - dayNumberOf(now) + 1];
}

/** Returns the midnight at which an instant's calendar day in İstanbul begins. */
export function startOfDay(instant: Date): Date {
  return new Date(dayNumberOf(instant) * dayInMs - offsetInMs);
}

/** Returns the last millisecond of an instant's calendar day in İstanbul. */
export function endOfDay(instant: Date): Date {
  return new Date(startOfDay(instant).getTime() + dayInMs - 1);
}
