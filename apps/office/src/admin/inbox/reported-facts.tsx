import { useLocale } from '@ayrac/browser/locale.ts';
import type { ReportedCampaign } from '@ayrac/contract/office/inbox.ts';
import { findOfficeScreen } from '@ayrac/domain/office-screens.ts';
import { formatDate, formatMoney } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button, ButtonLink, ButtonOutsideLink } from '@ayrac/kit/button.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

const WIZARD = '/admin/campaign-wizard';

interface ReportedFactsProps {
  readonly campaign: ReportedCampaign;
  readonly onCheck: () => void;
  readonly onWithdraw: () => void;
}

/** The reported campaign: the claims of its page, and links to its source, its page and its draft. */
export function ReportedFacts({ campaign, onCheck, onWithdraw }: ReportedFactsProps) {
  const words = useOfficePhrases().inbox.campaign;
  const locale = useLocale();
  const { id, slug, brand, isActive, price, endAt, checkedAt, sourceUrl } = campaign;
  const [openedAt] = useState(() => Date.now());
  const facts = [
    [words.brand, brand],
    ...(price === null ? [] : [[words.price, formatMoney(price, locale)]]),
    [words.end, endAt === null ? words.noEnd : formatDate(endAt, locale)],
    [words.checked, checkedAt === null ? words.never : formatDate(checkedAt, locale)],
  ];
  const hasEnded = endAt !== null && Date.parse(endAt) <= openedAt;
  const page = `${locale === 'en' ? '/en' : ''}/kampanyalar/${slug}`;
  const outside = (label: string) => `${label} (${words.newTab})`;
  return (
    <section className="inbox-campaign" aria-label={words.title}>
      <h3>
        {words.title} {!isActive && <Badge tone="warning">{words.off}</Badge>}
        {isActive && hasEnded && <Badge tone="warning">{words.ended}</Badge>}
      </h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="inbox-actions">
        <Button size="small" variant="secondary" icon="check" onClick={onCheck}>
          {words.check}
        </Button>
        {sourceUrl !== null && (
          <ButtonOutsideLink
            size="small"
            variant="ghost"
            icon="external-link"
            href={sourceUrl}
            aria-label={outside(words.source)}
          >
            {words.source}
          </ButtonOutsideLink>
        )}
        {isActive && (
          <ButtonOutsideLink
            size="small"
            variant="ghost"
            icon="external-link"
            href={page}
            aria-label={outside(words.view)}
          >
            {words.view}
          </ButtonOutsideLink>
        )}
        {isActive && (
          <Button size="small" variant="ghost" icon="eye-off" onClick={onWithdraw}>
            {words.withdraw}
          </Button>
        )}
        {findOfficeScreen(WIZARD) !== undefined && (
          <ButtonLink size="small" variant="ghost" icon="pencil" to={`${WIZARD}?id=${id}`}>
            {words.edit}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
