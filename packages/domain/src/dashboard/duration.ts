import { formatCount } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Phrases for minutes, hours and days in one language. */
export interface DurationWords {
  minutes(p: { minutes: string }): string;
  hours(p: { hours: string; minutes: string }): string;
  days(p: { days: string; hours: string }): string;
}

/** Formats a duration in minutes with its two largest units. */
export function durationText(minutes: number, words: DurationWords, locale: Locale): string {
  const whole = Math.round(minutes);
  if (whole < DAY) return businessTimeText(whole, words, locale);
  const count = (figure: number) => formatCount(figure, locale);
  const hours = Math.round(whole / HOUR);
  return words.days({ days: count(Math.floor(hours / 24)), hours: count(hours % 24) });
}

/** Formats a duration of business hours in minutes. It has no days, since a day of business is shorter than 24 hours. */
export function businessTimeText(
  minutes: number,
  words: Pick<DurationWords, 'minutes' | 'hours'>,
  locale: Locale,
): string {
  const whole = Math.round(minutes);
  const count = (figure: number) => formatCount(figure, locale);
  if (whole < HOUR) return words.minutes({ minutes: count(whole) });
  return words.hours({ hours: count(Math.floor(whole / HOUR)), minutes: count(whole % HOUR) });
}
