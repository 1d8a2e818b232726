import { useLocale } from '@ayrac/browser/locale.ts';
import type { ReportedCampaign } from '@ayrac/contract/office/inbox.ts';
import { findOfficeScreen } from '@ayrac/domain/screen/office-screens.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { formatDate, formatMoney } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button, ButtonLink, ButtonOutsideLink } from '@ayrac/kit/button.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

const WIZARD = '/admin/campaign-wizard';

interface ReportedFactsProps {
  readonly campaign: ReportedCampaign;
  readonly onCheck: () => Promise<unknown>;
  readonly onWithdraw: () => Promise<unknown>;
}

/** The reported campaign: the claims of its page, and links to its source, its page and its draft. */
export function ReportedFacts({ campaign, onCheck, onWithdraw }: ReportedFactsProps) {
  const words = useOfficePhrases().inbox.campaign;
  const locale = useLocale();
  const { id, slug, brand, isActive, price, endAt, checkedAt, sourceUrl } = campaign;
  const [openedAt] = useState(() => Date.now());
  const [busy, setBusy] = useState<'check' | 'withdraw' | null>(null);
  const facts = [
    [words.brand, brand],
    ...(price === null ? [] : [[words.price, formatMoney(price, locale)]]),
    [words.end, endAt === null ? words.noEnd : formatDate(endAt, locale)],
    [words.checked, checkedAt === null ? words.never : formatDate(checkedAt, locale)],
  ];
  const hasEnded = endAt !== null && Date.parse(endAt) <= openedAt;
  const run = async (action: 'check' | 'withdraw', act: () => Promise<unknown>) => {
    setBusy(action);
    await act();
    setBusy(null);
  };
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
        <Button
          size="small"
          variant="secondary"
          icon="check"
          loading={busy === 'check'}
          onClick={() => run('check', onCheck)}
        >
          {words.check}
        </Button>
        {sourceUrl !== null && <OutsideWay href={sourceUrl} label={words.source} />}
        {isActive && <OutsideWay href={inLocale(addresses.campaign(slug), locale)} label={words.view} />}
        {isActive && (
          <Button
            size="small"
            variant="ghost"
            icon="eye-off"
            loading={busy === 'withdraw'}
            onClick={() => run('withdraw', onWithdraw)}
          >
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

function OutsideWay({ href, label }: { readonly href: string; readonly label: string }) {
  const { newTab } = useOfficePhrases().resource;
  return (
    <ButtonOutsideLink
      size="small"
      variant="ghost"
      icon="external-link"
      href={href}
      aria-label={`${label} (${newTab})`}
    >
      {label}
    </ButtonOutsideLink>
  );
}
