import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { type CampaignFilters, writeFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { type ListState, listAddress } from '@ayrac/domain/filter/list-address.ts';
import { readListState, readSearchState } from '@ayrac/domain/filter/read-list-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { redirect } from 'react-router';
import { inLocale } from '#web/page/address.ts';
import { notFound } from '#web/page/page-failure.ts';

/** Returns the list state that a request asks for. Throws a not-found response for an impossible page. */
export function listStateOf(request: Request): ListState {
  return found(readListState(new URL(request.url).searchParams));
}

/** Returns the search state that a request asks for. Throws a not-found response for an impossible page. */
export function searchStateOf(request: Request): ListState<SearchSort> {
  return found(readSearchState(new URL(request.url).searchParams));
}

function found<State>(state: State | undefined): State {
  if (state === undefined) throw notFound();
  return state;
}

/** Returns the state as the call's query. */
export function filteredQuery({ filters, ...state }: ListState) {
  return { ...state, ...writeFilters(filters) };
}

/** Redirects from a page beyond the end of a list to its last page. */
export function stayWithin(
  list: Pick<CampaignPage, 'page' | 'pages'> & { readonly sort: SearchSort },
  path: string,
  locale: Locale,
  filters: CampaignFilters = {},
): void {
  const { page, pages, sort } = list;
  if (page > pages) throw redirect(listAddress(inLocale(path, locale), { sort, filters, page: pages }), 302);
}
