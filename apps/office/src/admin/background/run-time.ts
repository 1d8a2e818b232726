import type { BackgroundJob } from '@ayrac/contract/office/background-jobs.ts';
import { formatNumber } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { BackgroundWords } from '@ayrac/phrases/tr/office/background.ts';

/** Returns the duration of a run in seconds, or in minutes from two minutes on. */
export function runTime(
  { startedAt, endedAt }: NonNullable<BackgroundJob['last']>,
  words: BackgroundWords,
  locale: Locale,
): string {
  const seconds = Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)) / 1_000;
  return seconds < 120
    ? words.seconds({ seconds: formatNumber(seconds, locale, { decimals: 1 }) })
    : words.minutes({ minutes: formatNumber(seconds / 60, locale, { decimals: 0 }) });
}
