import { dayInMs, dayNumberOf } from './istanbul-time.ts';
import { holidayFrom } from './public-holidays.ts';

/**
 * Whether a day of Istanbul's calendar, as YYYY-MM-DD, is worked on: neither at a weekend nor a public holiday. A day
 * with its afternoon off counts.
 */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return holidayFrom(day) !== 0;
}

/** The day, as YYYY-MM-DD, that is so many working days after the day of an instant in Istanbul. */
export function workingDaysAfter(instant: Date, count: number): string {
  let number = dayNumberOf(instant);
  for (let left = count; left > 0; ) {
    number += 1;
    if (isWorkingDay(dayText(number))) left -= 1;
  }
  return dayText(number);
}

/** The day of Istanbul's calendar that holds an instant, as YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return dayText(dayNumberOf(instant));
}

function dayText(number: number): string {
  return new Date(number * dayInMs).toISOString().slice(0, 10);
}
