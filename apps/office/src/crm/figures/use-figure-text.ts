import { useLocale } from '@ayrac/browser/locale.ts';
import { leadFigureText } from '@ayrac/domain/lead/lead-figure-text.ts';
import type { LeadFigures } from '@ayrac/domain/lead/lead-figures.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Returns a function that formats a figure of requests. */
export function useFigureText() {
  const { dashboard } = useOfficePhrases();
  const locale = useLocale();
  return (name: keyof LeadFigures, value: number): string => leadFigureText(name, value, dashboard, locale);
}
