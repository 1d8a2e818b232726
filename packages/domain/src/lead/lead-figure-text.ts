import { businessTimeText, type DurationWords } from '../dashboard/duration.ts';
import { formatCount, formatPercent, noFigure } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import type { LeadFigures } from './lead-figures.ts';

/** Formats a figure: minutes of business hours as a duration, a share as percent, anything else as a number. */
export function leadFigureText(
  name: keyof LeadFigures,
  value: number | null,
  words: Pick<DurationWords, 'minutes' | 'hours'>,
  locale: Locale,
): string {
  if (value === null) return noFigure;
  if (name === 'inTime') return formatPercent(value, locale);
  if (name === 'median' || name === 'slowest') return businessTimeText(value, words, locale);
  return formatCount(value, locale);
}

/** Whether a period can be compared with the one before it, in which there may have been no requests at all. */
export function isCompared(
  figures: readonly { readonly name: keyof LeadFigures; readonly before: number | null }[],
): boolean {
  return figures.some(({ name, before }) => name === 'requests' && before !== null && before > 0);
}

/** Whether there were requests in a period. */
export function hasRequests(
  figures: readonly { readonly name: keyof LeadFigures; readonly value: number | null }[],
): boolean {
  return figures.some(({ name, value }) => name === 'requests' && value !== null && value > 0);
}
