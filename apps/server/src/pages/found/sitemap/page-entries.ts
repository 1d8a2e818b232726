import { addresses } from '@ayrac/domain/page-address.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

// Nobody notes when a text of ours changed: those say nothing of it.
const texts = [
  addresses.howWeEarn(),
  addresses.about(),
  addresses.contact(),
  addresses.careers(),
  addresses.newsletter(),
  addresses.privacy(),
  addresses.terms(),
  addresses.cookiePolicy(),
  addresses.kvkk(),
  addresses.borusan(),
];

/** The pages that there is one of. */
export async function pageEntries(db: Executor): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<Record<'newest' | 'categories' | 'brands' | 'rates', string | null>>(sql`
    select
      (select max(published_at) from campaign_listing where list_id = ${wholeCatalogue(db)}) as newest,
      (select max(updated_at) from category) as categories,
      (select max(updated_at) from brand) as brands,
      (select max(valid_from) from loan_rate where valid_from <= current_date)::timestamptz as rates`);
  const changes = rows[0];
  const entry = (path: string, change: string | null | undefined): SitemapEntry => ({
    path,
    isEnglish: true,
    changedAt: change ? new Date(change) : undefined,
  });
  return [
    entry(addresses.home(), changes?.newest),
    // An empty catalogue is not indexed.
    ...(changes?.newest ? [entry(addresses.campaigns(), changes.newest)] : []),
    entry(addresses.categories(), changes?.categories),
    entry(addresses.brands(), changes?.brands),
    entry(addresses.loans(), changes?.rates),
    ...texts.map((path) => entry(path, null)),
  ];
}
