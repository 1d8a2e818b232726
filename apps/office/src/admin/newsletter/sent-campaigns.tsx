import { useLocale } from '@ayrac/browser/locale.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Campaigns of an edition that can no longer be changed, each with the number of clicks on its link. */
export function SentCampaigns({ edition }: { readonly edition: EditionDetail }) {
  const { page: words } = useOfficePhrases().editions;
  const locale = useLocale();
  const isSent = edition.state !== 'scheduled';
  return (
    <section className="panel" aria-labelledby="edition-campaigns">
      <h2 id="edition-campaigns" className="panel-title">
        {words.campaigns}
      </h2>
      <ol className="edition-list edition-sent" aria-labelledby="edition-campaigns">
        {edition.campaigns.map(({ id, title, brand, isLive, wasLeftOut, clicks }, place) => (
          <li key={id} className="edition-item">
            <span className="edition-place">{place + 1}</span>
            <span className="edition-campaign">
              <span className="edition-title" lang="tr">
                {title}
              </span>
              <span className="edition-faint">{brand}</span>
              {wasLeftOut && <Badge tone="warning">{words.leftOut}</Badge>}
              {!isSent && !isLive && <Badge tone="warning">{words.notLiveThen}</Badge>}
            </span>
            {isSent && (
              <span className="edition-figure">{words.clicks({ count: formatCount(clicks, locale) })}</span>
            )}
          </li>
        ))}
      </ol>
      {isSent && <p className="edition-faint">{words.clicksHow}</p>}
    </section>
  );
}
