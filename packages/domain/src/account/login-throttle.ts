import { hourInMs } from '../time/istanbul-time.ts';

/** How failed logins delay the next one: some are free, then the delay doubles from a second on, never for good. */
export interface ThrottleRule {
  readonly free: number;
  readonly longestMs: number;
}

/** Of one account, or of a name that nobody has. */
export const accountThrottle: ThrottleRule = { free: 5, longestMs: 5 * 60_000 };

/** Of one address, which many mobile visitors share. */
export const addressThrottle: ThrottleRule = { free: 50, longestMs: 60_000 };

/** Failures are forgotten after so many milliseconds without another. */
export const THROTTLE_MEMORY_MS = 2 * hourInMs;

/** Milliseconds without another attempt after so many failures. */
export function delayAfter(failures: number, { free, longestMs }: ThrottleRule): number {
  return failures <= free ? 0 : Math.min(longestMs, 1_000 * 2 ** (failures - free - 1));
}

/** A wait in words that fit it: seconds below a minute, else whole minutes that are never too few. */
export function roughWait(seconds: number): { readonly count: number; readonly unit: 'second' | 'minute' } {
  return seconds < 60
    ? { count: seconds, unit: 'second' }
    : { count: Math.ceil(seconds / 60), unit: 'minute' };
}

/** The delays after the first failure, the second and so on, up to the first longest one, which then stays. */
export function delaysOf(rule: ThrottleRule): readonly number[] {
  const delays = [];
  do delays.push(delayAfter(delays.length + 1, rule));
  while (delays.at(-1) !== rule.longestMs);
  return delays;
}
