import { dayInMs } from '../time/istanbul-time.ts';

/** After so many days the facts of a campaign are compared with their source again. */
export const CHECKED_EVERY_DAYS = 14;

/** When a campaign that was checked then is to be checked again. */
export function nextCheckOf(checkedAt: Date): Date {
  return new Date(checkedAt.getTime() + CHECKED_EVERY_DAYS * dayInMs);
}
