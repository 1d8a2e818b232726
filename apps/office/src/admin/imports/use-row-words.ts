import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Returns the number of rows of an import in words, with the progress while it is running. */
export function useRowWords() {
  const { imports: words } = useOfficePhrases();
  const locale = useLocale();
  return (run: { readonly passed: number; readonly total: number }): string => {
    const total = formatCount(run.total, locale);
    if (run.passed === 0 || run.passed >= run.total) return words.rowCount({ total });
    return words.progress({ passed: formatCount(run.passed, locale), total });
  };
}
