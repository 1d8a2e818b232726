import { hourInMs } from '../time/istanbul-time.ts';

/**
 * Delay after failed logins: the first `free` failures cost nothing, then the delay starts at one second and doubles up
 * to `longestMs`. Nobody is locked out for good.
 */
export interface ThrottleRule {
  readonly free: number;
  readonly longestMs: number;
}

/** Throttle per account, or per unknown username. */
export const accountThrottle: ThrottleRule = { free: 5, longestMs: 5 * 60_000 };

/** Throttle per IP address. It is looser because many mobile users share one address. */
export const addressThrottle: ThrottleRule = { free: 50, longestMs: 60_000 };

/** Failures expire after this many milliseconds without another failure. */
export const THROTTLE_MEMORY_MS = 2 * hourInMs;

/** Returns the milliseconds during which no further attempt is accepted after this many failures. */
export function delayAfter(failures: number, { free, longestMs }: ThrottleRule): number {
  return failures <= free ? 0 : Math.min(longestMs, 1_000 * 2 ** (failures - free - 1));
}

/** Rounds a wait for display: seconds below one minute, otherwise minutes rounded up. */
export function roughWait(seconds: number): { readonly count: number; readonly unit: 'second' | 'minute' } {
  return seconds < 60
    ? { count: seconds, unit: 'second' }
    : { count: Math.ceil(seconds / 60), unit: 'minute' };
}

/**
 * Returns the delays in milliseconds after the first failure, the second and so on, up to and including the first delay
 * of `longestMs`.
 */
export function delaysOf(rule: ThrottleRule): readonly number[] {
  const delays = [];
  do delays.push(delayAfter(delays.length + 1, rule));
  while (delays.at(-1) !== rule.longestMs);
  return delays;
}
