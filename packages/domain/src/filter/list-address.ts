import type { CampaignSort, SearchSort } from '../campaign/campaign-order.ts';
import { type ScreenParameter, screens } from '../screens.ts';
import type { CampaignFilters } from './campaign-filter.ts';
import { writeFilterAddress } from './filter-address.ts';

/** The names under which a list's order and page stand in its address. */
export const listParameters = { sort: 'siralama', page: 'sayfa' } as const satisfies Record<
  string,
  ScreenParameter<'category'>
>;

/** The value that each order has in an address. */
export const sortValues: Readonly<Record<SearchSort, string>> = {
  relevance: 'uygun',
  'ending-soon': 'bitis',
  newest: 'yeni',
  discount: 'indirim',
  'most-wanted': 'ilgi',
  price: 'fiyat',
};

/** The order of a list whose address names none. */
export const defaultSort: CampaignSort = 'ending-soon';

const searchPath = new RegExp(`^(?:/en)?${screens.search.path}(?:\\?|$)`);

/** The order that the address of a list need not name: what a search found stands by how well it fits. */
export function usualSort(path: string): SearchSort {
  return searchPath.test(path) ? 'relevance' : defaultSort;
}

/** What the address says of a list, or of what a search found. */
export interface ListState<Sort extends SearchSort = CampaignSort> {
  readonly sort: Sort;
  readonly page: number;
  readonly filters: CampaignFilters;
}

/** Writes a list's state behind a path, the filters first; what is the default goes without saying. */
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
