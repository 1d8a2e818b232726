import type { CampaignEnd } from './campaign-time.ts';

/** Sort orders of a list of campaigns. The first is the default. */
export const campaignSorts = ['ending-soon', 'newest', 'discount', 'most-wanted', 'price'] as const;

/** Sort order of a list of campaigns. */
export type CampaignSort = (typeof campaignSorts)[number];

/** Sort orders of search results: by relevance, which is the default, or like any list. */
export const searchSorts = ['relevance', ...campaignSorts] as const;

/** Sort order of search results. */
export type SearchSort = (typeof searchSorts)[number];

/**
 * Data that the sort orders need: discount in percent, price in TRY, and the number of people who follow the campaign
 * or requested a quote.
 */
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

// Compares by code units, as PostgreSQL orders UUIDs, so that client and server paginate alike.
function byId(left: { readonly id: string }, right: { readonly id: string }): number {
  if (left.id === right.id) return 0;
  return left.id < right.id ? -1 : 1;
}

/** Sorts by end date ascending. Campaigns without an end come last, equal ends are sorted by id. */
function compareByEnd(
  left: Pick<OrderedCampaign, 'id' | 'end'>,
  right: Pick<OrderedCampaign, 'id' | 'end'>,
): number {
  const byEnd = ascendingNullsLast(left.end?.getTime() ?? null, right.end?.getTime() ?? null);
  return byEnd || byId(left, right);
}

/**
 * Comparators of the sort orders. Campaigns without the value in question come last; ties are broken by end date, then
 * by id.
 */
export const compareCampaigns: Readonly<Record<CampaignSort, Compare>> = {
  'ending-soon': compareByEnd,
  newest: (left, right) =>
    right.publishedAt.getTime() - left.publishedAt.getTime() || compareByEnd(left, right),
  discount: (left, right) =>
    descendingNullsLast(left.discountPercent, right.discountPercent) || compareByEnd(left, right),
  'most-wanted': (left, right) => right.interestedUsers - left.interestedUsers || compareByEnd(left, right),
  price: (left, right) => ascendingNullsLast(left.priceInTry, right.priceInTry) || compareByEnd(left, right),
};

/** Whether an outside value is the name of a sort order. */
export function isCampaignSort(value: unknown): value is CampaignSort {
  return campaignSorts.some((sort) => sort === value);
}
