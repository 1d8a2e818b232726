import { ok, type Parsed, problem } from '../parsed.ts';

const clockForm = /^(\d{1,2})(?:[:.]?(\d{2}))?$/;
/** The end of a day, which no clock shows. */
const MIDNIGHT = 24 * 60;

/** Reads a time of day as HH:MM: `9`, `9:30`, `09.30` and `0930` are taken, and `24:00` for the end of a day. */
export function readClock(text: string): Parsed<string> {
  const [, hour, minute = '0'] = clockForm.exec(text.trim()) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= MIDNIGHT ? ok(clockOf(minutes)) : problem('invalid-time');
}

/** A minute of the day as a clock shows it. */
export function clockOf(minutes: number): string {
  const digits = (part: number) => String(part).padStart(2, '0');
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}

/** The minute of the day that a clock shows. */
export function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
