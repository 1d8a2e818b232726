import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import { classes } from '#web/ui/classes.ts';
import { CampaignCard } from './campaign-card.tsx';

/** The cards of a phone's first screen: more pictures at once would hold up the largest one. */
const FIRST_SEEN = 2;

interface CampaignGridProps {
  readonly campaigns: readonly CampaignCardValue[];
  readonly headingLevel?: 2 | 3;
  /** Whether filters stand beside it. */
  readonly isBeside?: boolean;
}

/** Campaigns side by side, in cards of one height. */
export function CampaignGrid({ campaigns, headingLevel = 2, isBeside = false }: CampaignGridProps) {
  return (
    <ul
      className={classes(
        'grid gap-4 sm:grid-cols-2 sm:gap-6',
        isBeside ? 'lg:grid-cols-3' : 'md:grid-cols-3 lg:grid-cols-4',
      )}
    >
      {campaigns.map((campaign, place) => (
        <li key={campaign.id} className="grid">
          <CampaignCard campaign={campaign} headingLevel={headingLevel} priority={place < FIRST_SEEN} />
        </li>
      ))}
    </ul>
  );
}
