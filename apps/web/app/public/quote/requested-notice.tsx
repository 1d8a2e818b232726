import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useHref } from '#web/page/address.ts';
import type { QuoteForm } from './form/use-quote-form.ts';
import { SimilarLink } from './similar-link.tsx';

interface RequestedNoticeProps {
  readonly form: Pick<QuoteForm, 'dismiss' | 'isMember'>;
  readonly campaign: CampaignDetail;
  readonly isLive: boolean;
}

/**
 * Notice that the campaign was requested before. The form keeps its input and becomes active again for another e-mail
 * address.
 */
export function RequestedNotice({ form, campaign, isLive }: RequestedNoticeProps) {
  const offer = useScreenPhrases('offer');
  const quote = useScreenPhrases('quote');
  const quoteOutcome = useScreenPhrases('quoteOutcome');
  const myCampaigns = useHref()('myCampaigns');
  const focused = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={focused} tabIndex={-1} className="outline-none">
      <Notice
        tone="warning"
        live
        title={quoteOutcome.requestedTitle}
        actions={
          <>
            {isLive && (
              <Button variant="secondary" onClick={form.dismiss}>
                {quoteOutcome.understood}
              </Button>
            )}
            <SimilarLink campaign={campaign} />
            {form.isMember && <TextLink to={myCampaigns}>{offer.held}</TextLink>}
          </>
        }
      >
        {quote.refused.duplicate}
      </Notice>
    </div>
  );
}
