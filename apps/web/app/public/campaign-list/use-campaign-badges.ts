import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { type CampaignBadge, campaignBadges } from '@ayrac/domain/campaign/campaign-time.ts';
import { useOverTime } from '#web/page/site.ts';

interface Dated {
  readonly endAt: string | null;
  readonly publishedAt: string;
}

/** Badges that an order implies for its whole list. Repeated on every card they would not distinguish anything. */
export const badgesShownBy: { readonly [Sort in SearchSort]?: readonly CampaignBadge[] } = {
  'ending-soon': ['last-chance', 'last-days'],
  newest: ['new'],
};

/** Returns the badges that depend on the time. */
export function useCampaignBadges({ endAt, publishedAt }: Dated): readonly CampaignBadge[] {
  const end = endAt === null ? null : new Date(endAt);
  return useOverTime((now) => campaignBadges({ end, publishedAt: new Date(publishedAt) }, now));
}
