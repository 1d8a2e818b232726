import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { QuoteSubject } from './quote-subject.tsx';
import { TrustFacts } from './trust-facts.tsx';

/** The campaign, and beside the form also what to expect of the quote. On a phone this is next to the submit button. */
export function QuoteAside({ campaign }: { readonly campaign: CampaignDetail }) {
  return (
    <>
      <QuoteSubject campaign={campaign} />
      <div className="max-md:hidden">
        <TrustFacts brand={campaign.brand.name} />
      </div>
    </>
  );
}
