import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { QuoteSubject } from './quote-subject.tsx';
import { TrustFacts } from './trust-facts.tsx';

/** Beside the form: the campaign, and what to expect of the quote. */
export function QuoteAside({ campaign }: { readonly campaign: CampaignDetail }) {
  return (
    <>
      <QuoteSubject campaign={campaign} />
      <TrustFacts brand={campaign.brand.name} />
    </>
  );
}
