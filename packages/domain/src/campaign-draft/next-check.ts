import { dayInMs } from '../time/istanbul-time.ts';

/** Days after which the facts of a campaign are compared with their source again. */
export const CHECKED_EVERY_DAYS = 14;

/** Returns the time of the next check of a campaign that was last checked at `checkedAt`. */
export function nextCheckOf(checkedAt: Date): Date {
  return new Date(checkedAt.getTime() + CHECKED_EVERY_DAYS * dayInMs);
}
