import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Campaign, brand and time of a request: what a caller must know first. */
export function LeadSubject({ record }: { readonly record: Row }) {
  const { leads } = useOfficePhrases();
  const locale = useLocale();
  const { labels, city, createdAt } = record;
  const origin = [labels?.brandId, city].filter((part) => part != null && part !== '').join(' · ');
  return (
    <div className="lead-subject">
      <p>{labels?.campaignId}</p>
      <p className="lead-hint">
        {origin !== '' && <span translate="no">{`${origin} · `}</span>}
        {leads.asked({ at: formatDateTime(createdAt, locale) })}
      </p>
    </div>
  );
}
