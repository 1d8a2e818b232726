import { dayInMs, dayNumberOf } from './istanbul-time.ts';
import { holidayFrom } from './public-holidays.ts';

/**
 * Whether a calendar day in İstanbul (YYYY-MM-DD) is a working day: neither at a weekend nor a public holiday. A
 * half-day holiday counts as a working day.
 */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return holidayFrom(day) !== 0;
}

/** Returns the day (YYYY-MM-DD) that is this many working days after an instant's day in İstanbul. */
export function workingDaysAfter(instant: Date, count: number): string {
  let number = dayNumberOf(instant);
  for (let left = count; left > 0; ) {
    number += 1;
    if (isWorkingDay(dayText(number))) left -= 1;
  }
  return dayText(number);
}

/** Returns an instant's calendar day in İstanbul, as YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return dayText(dayNumberOf(instant));
}

function dayText(number: number): string {
  return new Date(number * dayInMs).toISOString().slice(0, 10);
}
