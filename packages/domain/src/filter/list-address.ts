import type { CampaignSort, SearchSort } from '../campaign/campaign-order.ts';
import { screenPaths } from '../screen/screens.generated.ts';
import type { ScreenParameter } from '../screen/screens.ts';
import type { CampaignFilters } from './campaign-filter.ts';
import { writeFilterAddress } from './filter-address.ts';

/** Names of the query parameters for a list's sort order and page. */
export const listParameters = { sort: 'siralama', page: 'sayfa' } as const satisfies Record<
  string,
  ScreenParameter<'category'>
>;

/** Names of the sort orders in URLs. */
export const sortValues: Readonly<Record<SearchSort, string>> = {
  relevance: 'uygun',
  'ending-soon': 'bitis',
  newest: 'yeni',
  discount: 'indirim',
  'most-wanted': 'ilgi',
  price: 'fiyat',
};

/** Default sort order of a list. */
export const defaultSort: CampaignSort = 'ending-soon';

const searchPath = new RegExp(`^(?:/en)?${screenPaths.search}(?:\\?|$)`);

/** Returns the default sort order at a path, which its URL omits: relevance for search results. */
export function usualSort(path: string): SearchSort {
  return searchPath.test(path) ? 'relevance' : defaultSort;
}

/** State of a list or search in its URL. */
export interface ListState<Sort extends SearchSort = CampaignSort> {
  readonly sort: Sort;
  readonly page: number;
  readonly filters: CampaignFilters;
}

/** Writes the state of a list after a path, the filters first. Defaults are omitted. */
export function listAddress(
  path: string,
  { sort, page = 1, filters = {} }: Partial<ListState<SearchSort>>,
): string {
  const query = [
    ...writeFilterAddress(filters),
    ...(sort === undefined || sort === usualSort(path) ? [] : [[listParameters.sort, sortValues[sort]]]),
    ...(page === 1 ? [] : [[listParameters.page, page]]),
  ];
  if (query.length === 0) return path;
  const written = query.map(([name, value]) => `${name}=${value}`).join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${written}`;
}
