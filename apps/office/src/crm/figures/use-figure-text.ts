import { useLocale } from '@ayrac/browser/locale.ts';
import { durationText } from '@ayrac/domain/dashboard/duration.ts';
import type { LeadFigures } from '@ayrac/domain/lead/lead-figures.ts';
import { formatCount, formatPercent } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Returns a function that formats a figure: minutes as a duration, shares in percent, others as a number. */
export function useFigureText() {
  const { dashboard } = useOfficePhrases();
  const locale = useLocale();
  return (name: keyof LeadFigures, value: number): string => {
    if (name === 'inTime') return formatPercent(value, locale);
    if (name === 'median' || name === 'slowest') return durationText(value, dashboard, locale);
    return formatCount(value, locale);
  };
}
