import { useLocale } from '@ayrac/browser/locale.ts';
import { monthName } from '@ayrac/domain/text/month-name.ts';
import { useReferenceLabel } from '#office/fields/reference/use-references.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FigureFilters } from './use-lead-figures.ts';

/** Returns a function that prints the page. Sets the document's title, which browsers use as the name of a PDF. */
export function usePrint({ month, brandId }: FigureFilters): () => void {
  const { leadFigures: words } = useOfficePhrases();
  const locale = useLocale();
  const brand = useReferenceLabel('lead-brands', brandId);
  return () => {
    const title = document.title;
    const about = [words.report, brandId === '' ? '' : brand, month === '' ? '' : monthName(month, locale)];
    document.title = about.filter((part) => part).join(' ');
    addEventListener('afterprint', () => (document.title = title), { once: true });
    print();
  };
}
