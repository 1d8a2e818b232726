import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { useState } from 'react';
import { useOverTime } from '#web/page/site.ts';

/** How many campaigns a comparison takes. */
const [LEAST, MOST] = [2, 4];

/** Selection of bookmarks to compare. Initially all running ones are selected, if their number fits a comparison. */
export function useComparison(campaigns: readonly CampaignCard[]) {
  const [chosen, setChosen] = useState<{
    readonly of: typeof campaigns;
    readonly slugs: readonly string[];
  }>();
  const live = useOverTime((now) =>
    campaigns.filter(({ endAt }) => endAt === null || new Date(endAt) > now).map(({ slug }) => slug),
  );
  const fits = live.length >= LEAST && live.length <= MOST;
  const slugs = chosen?.of === campaigns ? chosen.slugs : fits ? live : [];
  return {
    /** Slugs in the order of the bookmarks. */
    slugs: campaigns.map(({ slug }) => slug).filter((slug) => slugs.includes(slug)),
    of: (campaign: CampaignCard) => ({
      isChosen: live.includes(campaign.slug) ? slugs.includes(campaign.slug) : null,
      hasRoom: slugs.length < MOST,
      onChoose: (isChosen: boolean) => {
        const others = slugs.filter((slug) => slug !== campaign.slug);
        setChosen({ of: campaigns, slugs: isChosen ? [...others, campaign.slug] : others });
      },
    }),
  };
}
