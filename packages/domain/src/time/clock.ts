import { ok, type Parsed, problem } from '../parsed.ts';

const clockForm = /^(\d{1,2})(?:[:.]?(\d{2}))?$/;
/** Minute of the day at its end, written as 24:00. */
const MIDNIGHT = 24 * 60;

/**
 * Reads a time of day and returns it as HH:MM. `9`, `9:30`, `09.30` and `0930` are accepted, and `24:00` for the end of
 * a day.
 */
export function readClock(text: string): Parsed<string> {
  const [, hour, minute = '0'] = clockForm.exec(text.trim()) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= MIDNIGHT ? ok(clockOf(minutes)) : problem('invalid-time');
}

/** Formats a minute of the day as HH:MM. */
export function clockOf(minutes: number): string {
  const digits = (part: number) => String(part).padStart(2, '0');
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}

/** Returns the minute of the day of a time HH:MM. */
export function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
