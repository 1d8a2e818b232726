import type { CampaignEnd } from './campaign-time.ts';

/** The orders in which a list of campaigns can stand; the first one is the default. */
export const campaignSorts = ['ending-soon', 'newest', 'discount', 'most-wanted', 'price'] as const;

/** One order of a list of campaigns. */
export type CampaignSort = (typeof campaignSorts)[number];

/** The orders in which found campaigns can stand: how well the words fit, which is the default, or as a list. */
export const searchSorts = ['relevance', ...campaignSorts] as const;

/** One order of found campaigns. */
export type SearchSort = (typeof searchSorts)[number];

/** What the orders look at: discount in percent, price in TRY, and how many people follow or asked for a quote. */
export type OrderedCampaign = {
  readonly id: string;
  readonly end: CampaignEnd;
  readonly publishedAt: Date;
  readonly discountPercent: number | null;
  readonly interestedUsers: number;
  readonly priceInTry: number | null;
};

type Compare = (left: OrderedCampaign, right: OrderedCampaign) => number;

function ascendingNullsLast(left: number | null, right: number | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left - right;
}

function descendingNullsLast(left: number | null, right: number | null): number {
  if (left === null || right === null) return ascendingNullsLast(left, right);
  return right - left;
}

// By code units, as PostgreSQL orders uuids, so that pages cut here and there agree.
function byId(left: { readonly id: string }, right: { readonly id: string }): number {
  if (left.id === right.id) return 0;
  return left.id < right.id ? -1 : 1;
}

/** Orders by end date ascending, campaigns without one last, equal ends by id. */
function compareByEnd(
  left: Pick<OrderedCampaign, 'id' | 'end'>,
  right: Pick<OrderedCampaign, 'id' | 'end'>,
): number {
  const byEnd = ascendingNullsLast(left.end?.getTime() ?? null, right.end?.getTime() ?? null);
  return byEnd || byId(left, right);
}

/** The comparator of each order; whatever a campaign lacks puts it last, and ties fall to the end date, then the id. */
export const compareCampaigns: Readonly<Record<CampaignSort, Compare>> = {
  'ending-soon': compareByEnd,
  newest: (left, right) =>
    right.publishedAt.getTime() - left.publishedAt.getTime() || compareByEnd(left, right),
  discount: (left, right) =>
    descendingNullsLast(left.discountPercent, right.discountPercent) || compareByEnd(left, right),
  'most-wanted': (left, right) => right.interestedUsers - left.interestedUsers || compareByEnd(left, right),
  price: (left, right) => ascendingNullsLast(left.priceInTry, right.priceInTry) || compareByEnd(left, right),
};

/** Tells whether an outside value names an order. */
export function isCampaignSort(value: unknown): value is CampaignSort {
  return campaignSorts.some((sort) => sort === value);
}
