import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { type CampaignBadge, campaignBadges } from '@ayrac/domain/campaign/campaign-time.ts';
import { useOverTime } from '#web/page/site.ts';

interface Dated {
  readonly endAt: string | null;
  readonly publishedAt: string;
}

/** The badges that an order says of its list: on card after card they would tell none from the others. */
export const badgesSaidBy: { readonly [Sort in SearchSort]?: readonly CampaignBadge[] } = {
  'ending-soon': ['last-chance', 'last-days'],
  newest: ['new'],
};

/** The badges that the time gives to a campaign. */
export function useCampaignBadges({ endAt, publishedAt }: Dated): readonly CampaignBadge[] {
  const end = endAt === null ? null : new Date(endAt);
  return useOverTime((now) => campaignBadges({ end, publishedAt: new Date(publishedAt) }, now));
}
