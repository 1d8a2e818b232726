/** Sort orders of a list of campaigns. The first is the default. */
export const campaignSorts = ['ending-soon', 'newest', 'discount', 'most-wanted', 'price'] as const;

/** Sort order of a list of campaigns. */
export type CampaignSort = (typeof campaignSorts)[number];

/** Sort orders of search results: by relevance, which is the default, or like any list. */
export const searchSorts = ['relevance', ...campaignSorts] as const;

/** Sort order of search results. */
export type SearchSort = (typeof searchSorts)[number];
