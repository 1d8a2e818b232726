import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { Locale } from '@ayrac/domain/locale.ts';
import { redirect } from 'react-router';
import { inLocale } from '#web/address.ts';
import { type ListState, listAddress, readListState } from '#web/list-address.ts';
import { notFound } from '#web/page-failure.ts';

/** The state that a request asks a list for; an impossible page is not found. */
export function listStateOf(request: Request): ListState {
  const state = readListState(new URL(request.url).searchParams);
  if (state === undefined) throw notFound();
  return state;
}

/** Leads from a page that a list no longer has to its last one. */
export function stayWithin(list: CampaignPage, path: string, locale: Locale): void {
  const { page, pages, sort } = list;
  if (page > pages) throw redirect(listAddress(inLocale(path, locale), { sort, page: pages }), 302);
}
