import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { FactTiles } from '@ayrac/kit/facts/fact-tiles.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { TimeLeft } from '#web/public/campaign-list/time-left.tsx';
import { QuoteButton } from '#web/public/quote/quote-button.tsx';
import { TrustFacts } from '#web/public/quote/trust-facts.tsx';
import type { QuoteEntry } from '#web/public/quote/use-quote-entry.tsx';
import { OwnStanding } from '#web/public/standing/own-standing.tsx';
import { decidingFacts } from './facts.ts';
import { isBenefitRepeated } from './repeated-benefit.ts';

interface OfferProps {
  readonly campaign: CampaignDetail;
  readonly entry: QuoteEntry;
}

/** The campaign's offer and its quote button. */
export function OfferPanel({ campaign, entry }: OfferProps) {
  return (
    <div className="panel grid gap-5">
      <div className="grid gap-2">
        <KeyFigureView of={campaign} size="display" />
        {campaign.benefit !== null && !isBenefitRepeated(campaign) && (
          <p className="font-label">
            <ForeignText value={campaign.benefit} />
          </p>
        )}
      </div>
      <OwnStanding campaign={campaign} />
      <DecidingFacts campaign={campaign} />
      <LoanComparison campaign={campaign} />
      <TimeLeft endAt={campaign.endAt} />
      {isRequested(campaign, entry) ? (
        <div className="hidden md:grid">
          <QuoteButton entry={entry} wide />
        </div>
      ) : (
        <ClosedNotice />
      )}
      {entry.wasSent && <SentNotice brand={campaign.brand.name} />}
      {campaign.requests.isOpen && <TrustFacts brand={campaign.brand.name} />}
    </div>
  );
}

/** The deciding facts, visible beside the action without opening a tab. */
function DecidingFacts({ campaign }: { readonly campaign: CampaignDetail }) {
  const facts = decidingFacts(campaign, useScreenPhrases('campaignFacts'), useLocale());
  return facts.length === 0 ? null : <FactTiles facts={facts} />;
}

/** The way from a bank's loan to the calculator, which compares all banks. */
function LoanComparison({ campaign: { calculator } }: { readonly campaign: CampaignDetail }) {
  const { compareBanks } = useScreenPhrases('campaignPage');
  const href = useHref();
  return calculator === null ? null : (
    <TextLink className="link-alone" to={`${href('loans')}?${calculator}`}>
      {compareBanks}
    </TextLink>
  );
}

/** The same action as a bar on a phone. It is sticky, and rests at the end of the content. */
export function OfferBar({ campaign, entry }: OfferProps) {
  const { bar } = useScreenPhrases('campaignPage');
  if (!isRequested(campaign, entry)) return null;
  return (
    <div className="offer-bar md:hidden">
      <p>{bar({ brand: campaign.brand.name })}</p>
      <KeyFigureView of={campaign} />
      <QuoteButton entry={entry} />
    </div>
  );
}

/** Whether the quote button is shown: while requests are accepted, and for a visitor with an open request. */
function isRequested({ requests }: CampaignDetail, { isHeld }: QuoteEntry): boolean {
  return requests.isOpen || isHeld;
}

/** Replaces the button while no requests are accepted. The campaign itself is still running. */
function ClosedNotice() {
  const { closed } = useScreenPhrases('campaignPage');
  return (
    <Notice tone="info" title={closed.title}>
      {closed.text}
    </Notice>
  );
}

/** Keeps the confirmation on the page after its dialog is closed. */
function SentNotice({ brand }: { readonly brand: string }) {
  const offer = useScreenPhrases('offer');
  const href = useHref();
  const isMember = useSession().kind === 'authenticated';
  return (
    <Notice
      tone="success"
      title={offer.sentTitle}
      actions={isMember ? undefined : <TextLink to={href('register')}>{offer.register}</TextLink>}
    >
      {offer.sent({ brand })}
    </Notice>
  );
}
