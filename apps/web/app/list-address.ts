import {
  type CampaignSort,
  campaignSorts,
  type SearchSort,
  searchSorts,
} from '@ayrac/domain/campaign/campaign-order.ts';
import { readPage } from '@ayrac/domain/paging.ts';

/** The names under which a list's state stands in its address. */
export const listParameters = { sort: 'siralama', page: 'sayfa' } as const;

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

const searchPath = /^(?:\/en)?\/search(?:\?|$)/;

/** The order that the address of a list need not name: what a search found stands by how well it fits. */
export function usualSort(path: string): SearchSort {
  return searchPath.test(path) ? 'relevance' : defaultSort;
}

/** What the address says of a list, or of what a search found. */
export interface ListState<Sort extends SearchSort = CampaignSort> {
  readonly sort: Sort;
  readonly page: number;
}

/** Reads a list's state; an unknown order is the default one, an impossible page is a page that does not exist. */
export function readListState(query: URLSearchParams): ListState | undefined {
  return readState(query, campaignSorts, defaultSort);
}

/** Reads the state of a search in the same way. */
export function readSearchState(query: URLSearchParams): ListState<SearchSort> | undefined {
  return readState(query, searchSorts, 'relevance');
}

function readState<Sort extends SearchSort>(
  query: URLSearchParams,
  sorts: readonly Sort[],
  usual: Sort,
): ListState<Sort> | undefined {
  const wanted = query.get(listParameters.sort);
  const sort = sorts.find((candidate) => sortValues[candidate] === wanted) ?? usual;
  const page = readPage(query.get(listParameters.page));
  return page === undefined ? undefined : { sort, page };
}

/** Writes a list's state behind a path, after what else it is asked by; what is the default goes without saying. */
export function listAddress(
  path: string,
  { sort, page = 1 }: Partial<ListState<SearchSort>>,
  asked: readonly (readonly [name: string, value: string])[] = [],
): string {
  const query = [
    ...asked,
    ...(sort === undefined || sort === usualSort(path) ? [] : [[listParameters.sort, sortValues[sort]]]),
    ...(page === 1 ? [] : [[listParameters.page, page]]),
  ];
  if (query.length === 0) return path;
  const written = query.map(([name, value]) => `${name}=${value}`).join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${written}`;
}
