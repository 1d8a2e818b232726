import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { classes } from '@ayrac/kit/classes.ts';
import type { ReactNode } from 'react';
import { hasStanding } from '#web/public/standing/standing-words.ts';
import { CampaignCard } from './campaign-card.tsx';
import { badgesShownBy } from './use-campaign-badges.ts';

/** Number of cards on a phone's first screen. Loading more pictures eagerly would delay the largest one. */
const FIRST_SEEN = 2;

interface CampaignGridProps<Campaign extends CampaignCardValue> {
  readonly campaigns: readonly Campaign[];
  readonly sort?: SearchSort;
  readonly headingLevel?: 2 | 3;
  /** Whether filters are beside the grid. */
  readonly isBeside?: boolean;
  /** Returns the title of a card if it is more than plain text. */
  readonly titleOf?: (campaign: Campaign) => ReactNode;
}

/** Campaigns in a grid of equally high cards. */
export function CampaignGrid<Campaign extends CampaignCardValue>({
  campaigns,
  sort,
  headingLevel = 2,
  isBeside = false,
  titleOf,
}: CampaignGridProps<Campaign>) {
  return (
    <ul
      data-standing={hasStanding(campaigns)}
      className={classes(
        // Titles are equally high only beside each other.
        'grid gap-4 max-sm:[&_.card-title]:min-h-0 sm:grid-cols-2 sm:gap-6',
        isBeside ? 'lg:grid-cols-3' : 'md:grid-cols-3 lg:grid-cols-4',
      )}
    >
      {campaigns.map((campaign, place) => (
        <li key={campaign.id} className="grid">
          <CampaignCard
            campaign={campaign}
            shownBadges={sort && badgesShownBy[sort]}
            title={titleOf?.(campaign)}
            headingLevel={headingLevel}
            priority={place < FIRST_SEEN}
          />
        </li>
      ))}
    </ul>
  );
}
