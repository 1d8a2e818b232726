import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { type CampaignFilters, writeFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { readFilterAddress } from '@ayrac/domain/filter/read-filter-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { redirect } from 'react-router';
import { inLocale } from '#web/address.ts';
import { type ListState, readListState, readSearchState } from '#web/list-address.ts';
import { notFound } from '#web/page-failure.ts';
import { type FilteredState, filteredAddress } from '#web/public/filter/filtered-address.ts';

/** The state that a request asks a list for; an impossible page is not found. */
export function listStateOf(request: Request): ListState {
  const state = readListState(new URL(request.url).searchParams);
  if (state === undefined) throw notFound();
  return state;
}

/** The state that a request asks a list with filters for. */
export function filteredStateOf(request: Request): FilteredState {
  return { ...listStateOf(request), filters: readFilterAddress(new URL(request.url).searchParams) };
}

/** The state that a request asks a search for. */
export function searchStateOf(request: Request): FilteredState<SearchSort> {
  const query = new URL(request.url).searchParams;
  const state = readSearchState(query);
  if (state === undefined) throw notFound();
  return { ...state, filters: readFilterAddress(query) };
}

/** The same state as the call takes it. */
export function filteredQuery({ filters, ...state }: FilteredState) {
  return { ...state, ...writeFilters(filters) };
}

/** Leads from a page that a list no longer has to its last one. */
export function stayWithin(
  list: Pick<CampaignPage, 'page' | 'pages' | 'sort'>,
  path: string,
  locale: Locale,
  filters: CampaignFilters = {},
): void {
  const { page, pages, sort } = list;
  if (page > pages)
    throw redirect(filteredAddress(inLocale(path, locale), { sort, filters, page: pages }), 302);
}
