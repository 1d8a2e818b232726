import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { type ScreensWith, screenNames, screens } from '@ayrac/domain/screen/screens.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const single = screenNames.filter(
  (name): name is ScreensWith<'sitemap', 'sayfalar'> => screens[name].sitemap === 'sayfalar',
);

type Change = 'newest' | 'categories' | 'brands' | 'rates';

/**
 * Data whose last change is the change of a page. Pages of fixed text have no date, because changes of their text are
 * not recorded.
 */
const changedWith: Partial<Record<ScreensWith<'sitemap', 'sayfalar'>, Change>> = {
  home: 'newest',
  campaigns: 'newest',
  categories: 'categories',
  brands: 'brands',
  loans: 'rates',
};

/** Returns the pages without a parameter in their address. */
export async function pageEntries(db: Executor): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<Record<Change, string | null>>(sql`
    select
      (select max(published_at) from campaign_listing where list_id = ${wholeCatalogue(db)}) as newest,
      (select max(updated_at) from category) as categories,
      (select max(updated_at) from brand) as brands,
      (select max(valid_from) from loan_offer_row
        where valid_from <= current_date and taken_back_at is null)::timestamptz as rates`);
  const changes = rows[0];
  return single.flatMap((name) => {
    const cause = changedWith[name];
    const change = cause === undefined ? null : changes?.[cause];
    // An empty catalogue is not indexed.
    if (name === 'campaigns' && !change) return [];
    return { path: addresses[name](), isEnglish: true, changedAt: change ? new Date(change) : undefined };
  });
}
