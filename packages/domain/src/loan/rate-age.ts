import { dayInMs } from '../time/istanbul-time.ts';

/** How many days a rate has held on a day (both YYYY-MM-DD); 0 on its first one, and before it. */
export function rateAge(validFrom: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(validFrom)) / dayInMs));
}

/** Whether somebody has to look whether a rate still holds: it is older than it may get, in days. */
export function isRateOverdue(validFrom: string, today: string, mostDays: number): boolean {
  return rateAge(validFrom, today) > mostDays;
}
