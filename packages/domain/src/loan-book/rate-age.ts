import { dayInMs } from '../time/istanbul-time.ts';

/** Returns the age of a rate in days (both dates YYYY-MM-DD): 0 on its first day and before. */
export function rateAge(validFrom: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(validFrom)) / dayInMs));
}

/** Whether a rate is older than `mostDays` and has to be checked. */
export function isRateOverdue(validFrom: string, today: string, mostDays: number): boolean {
  return rateAge(validFrom, today) > mostDays;
}
