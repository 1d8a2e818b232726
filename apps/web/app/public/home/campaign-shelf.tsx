import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import { CampaignCard } from '#web/public/campaign-list/campaign-card.tsx';
import { HomeSection } from './home-section.tsx';

interface CampaignShelfProps {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  readonly campaigns: readonly CampaignCardValue[];
  readonly band?: boolean;
}

/** A section of cards: a grid, and in a narrow window one row to swipe along. */
export function CampaignShelf({ campaigns, ...section }: CampaignShelfProps) {
  if (campaigns.length === 0) return null;
  return (
    <HomeSection {...section}>
      <ul className="shelf">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
