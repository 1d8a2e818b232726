import { type CampaignSort, campaignSorts } from '@ayrac/domain/campaign-order.ts';
import { readPage } from '@ayrac/domain/paging.ts';

/** The names under which a list's state stands in its address. */
export const listParameters = { sort: 'siralama', page: 'sayfa' } as const;

/** The value that each order has in an address. */
export const sortValues: Readonly<Record<CampaignSort, string>> = {
  'ending-soon': 'bitis',
  newest: 'yeni',
  discount: 'indirim',
  'most-wanted': 'ilgi',
  price: 'fiyat',
};

/** The order of a list whose address names none. */
export const defaultSort: CampaignSort = 'ending-soon';

/** What the address says of a list. */
export interface ListState {
  readonly sort: CampaignSort;
  readonly page: number;
}

/** Reads a list's state; an unknown order is the default one, an impossible page is a page that does not exist. */
export function readListState(query: URLSearchParams): ListState | undefined {
  const wanted = query.get(listParameters.sort);
  const sort = campaignSorts.find((candidate) => sortValues[candidate] === wanted) ?? defaultSort;
  const page = readPage(query.get(listParameters.page));
  return page === undefined ? undefined : { sort, page };
}

/** Writes a list's state behind a path, after what else it is asked by; what is the default goes without saying. */
export function listAddress(
  path: string,
  { sort = defaultSort, page = 1 }: Partial<ListState>,
  asked: readonly (readonly [name: string, value: string])[] = [],
): string {
  const query = [
    ...asked,
    ...(sort === defaultSort ? [] : [[listParameters.sort, sortValues[sort]]]),
    ...(page === 1 ? [] : [[listParameters.page, page]]),
  ];
  if (query.length === 0) return path;
  const written = query.map(([name, value]) => `${name}=${value}`).join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${written}`;
}
