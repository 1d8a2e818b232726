import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { useLocation } from 'react-router';
import { useOverTime, useSite } from '#web/page/site.ts';

/** What paper has to say of itself: whose page it shows, where that stands, and of which day it is. */
export function PrintHead() {
  const { shell } = usePhrases();
  const { origin } = useSite();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const day = useOverTime((now) => formatDate(now, locale));
  return (
    <p className="print-head">
      <strong>{shell.siteName}</strong>
      {/* The server orders the query and drops what no screen reads: its address stays. A comma needs no code there, and paper is read. */}
      <span suppressHydrationWarning>{origin + pathname + search.replaceAll('%2C', ',')}</span>
      <span>{day}</span>
    </p>
  );
}
