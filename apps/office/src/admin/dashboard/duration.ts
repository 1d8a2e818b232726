import { formatCount } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { DashboardWords } from '@ayrac/phrases/tr/office/dashboard.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes as people say them: in the two units that matter. */
export function durationText(
  minutes: number,
  words: Pick<DashboardWords, 'minutes' | 'hours' | 'days'>,
  locale: Locale,
): string {
  const whole = Math.round(minutes);
  const count = (figure: number) => formatCount(figure, locale);
  if (whole < HOUR) return words.minutes({ minutes: count(whole) });
  if (whole < DAY)
    return words.hours({ hours: count(Math.floor(whole / HOUR)), minutes: count(whole % HOUR) });
  const hours = Math.round(whole / HOUR);
  return words.days({ days: count(Math.floor(hours / 24)), hours: count(hours % 24) });
}
