import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { ListFilters } from '@ayrac/contract/filter.ts';
import type { CampaignSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { pageCount, pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import type { SQL } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { type CardRow, listCards, slice } from './card-queries.ts';
import { presentCard } from './present-card.ts';

/** Notes which campaigns a page shows, and when the first of them ends. */
export function noteCards({ uses, expires }: CallContext, rows: readonly CardRow[]): void {
  for (const row of rows) {
    uses(`campaign:${row.id}`);
    if (row.endAt !== null) expires(row.endAt);
  }
}

/** Makes the answer from what comes from elsewhere: the list's total, and its filters where it has some. */
export type PageOf = (total: number, filters?: ListFilters) => CampaignPage;

/** Fetches one page of a list in one query. */
export async function pageOfCards(
  context: CallContext,
  list: SQL,
  sort: CampaignSort,
  page: number,
  where?: SQL,
): Promise<PageOf> {
  const { db, locale, now } = context;
  const source = slice(db, { list, sort, limit: pageSize, offset: pageOffset(page), now, where });
  const rows = await listCards(db, source.as('source'));
  noteCards(context, rows);
  return (total, filters) => ({
    campaigns: rows.map((row) => presentCard(row, locale)),
    total,
    page,
    pages: pageCount(total),
    sort,
    filters: filters ?? null,
  });
}
