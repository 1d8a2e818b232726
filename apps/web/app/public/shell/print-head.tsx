import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { useLocation } from 'react-router';
import { useSearch } from '#web/page/address.ts';
import { useOverTime, useSite } from '#web/page/site.ts';

/** Head of a printed page: site, address and date. */
export function PrintHead() {
  const { shell } = usePhrases();
  const { origin } = useSite();
  const { pathname } = useLocation();
  const search = useSearch();
  const locale = useLocale();
  const day = useOverTime((now) => formatDate(now, locale));
  return (
    <p className="print-head">
      <strong>{shell.siteName}</strong>
      {/* The server sorts the query and drops unknown parameters, so its address is kept. */}
      <span suppressHydrationWarning>{origin + pathname + search}</span>
      <span>{day}</span>
    </p>
  );
}
