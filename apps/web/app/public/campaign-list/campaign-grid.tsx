import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import { CampaignCard } from './campaign-card.tsx';

/** The cards of a phone's first screen: more pictures at once would hold up the largest one. */
const FIRST_SEEN = 2;

interface CampaignGridProps {
  readonly campaigns: readonly CampaignCardValue[];
  readonly headingLevel?: 2 | 3;
}

/** Campaigns side by side, in cards of one height. */
export function CampaignGrid({ campaigns, headingLevel = 2 }: CampaignGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 md:grid-cols-3 lg:grid-cols-4">
      {campaigns.map((campaign, place) => (
        <li key={campaign.id} className="grid">
          <CampaignCard campaign={campaign} headingLevel={headingLevel} priority={place < FIRST_SEEN} />
        </li>
      ))}
    </ul>
  );
}
