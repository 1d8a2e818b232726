import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { AfterSending } from './after-sending.tsx';
import { QuoteSubject } from './quote-subject.tsx';

/** Confirmation after the form was sent: what happens next, where to follow it, and the requested campaign. */
export function QuoteSent({ campaign }: { readonly campaign: CampaignDetail }) {
  const offer = useScreenPhrases('offer');
  const isMember = useSession().kind === 'authenticated';
  const focused = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,44rem)_1fr] md:gap-12">
      <div className="grid justify-items-start gap-6">
        <h1 ref={focused} tabIndex={-1} className="text-head tracking-tight">
          {offer.sentTitle}
        </h1>
        <div className="w-full">
          <Notice tone="success">{offer.sent({ brand: campaign.brand.name })}</Notice>
        </div>
        <AfterSending isMember={isMember} />
      </div>
      <aside>
        <QuoteSubject campaign={campaign} />
      </aside>
    </div>
  );
}
