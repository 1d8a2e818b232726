import { sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { campaign, campaignListing } from '#server/features/campaign/table.ts';
import { nameInSql } from '#server/features/picture/queries.ts';
import { picture } from '#server/features/picture/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { type Bucket, idRange, LONGEST_PREFIX } from './shard.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** One page of sitemap entries. */
export interface EntryPage {
  readonly entries: readonly SitemapEntry[];
  /** Id after which the next page starts; undefined on the last page. */
  readonly last: string | undefined;
}

const { english } = campaign;

/** Counts live campaigns by the first digits of their ids, in one scan of a narrow index. */
export async function countCampaigns(db: Executor, now: Date): Promise<Bucket[]> {
  const { rows } = await db.execute<{ prefix: string; count: number; changed_at: string }>(sql`
    select left(id::text, ${LONGEST_PREFIX}) as prefix, count(*)::integer as count, max(updated_at) as changed_at
    from campaign where ${isShown(campaign)} and (end_at is null or end_at > ${now})
    group by 1 order by 1`);
  return rows.map((row) => ({ prefix: row.prefix, count: row.count, changedAt: new Date(row.changed_at) }));
}

/** Returns the live campaigns of a shard after an id, in the order of their ids. */
export async function campaignEntries(
  db: Executor,
  prefix: string,
  after: string | undefined,
  limit: number,
  now: Date,
): Promise<EntryPage> {
  const { first, last } = idRange(prefix);
  const { listId, campaignId, endAt } = campaignListing;
  const rows = await db
    .select({
      id: campaignId,
      slug: campaign.slug,
      changedAt: campaign.updatedAt,
      picture: nameInSql(picture, 'card'),
      isEnglish: sql<
        boolean | null
      >`${english} -> 'title' is not null and ${english} -> 'description' is not null`,
    })
    .from(campaignListing)
    .innerJoin(campaign, eq(campaign.id, campaignId))
    .leftJoin(picture, eq(picture.hash, campaign.showcaseHash))
    .where(
      and(
        eq(listId, wholeCatalogue(db)),
        gt(endAt, now),
        after === undefined ? gte(campaignId, first) : gt(campaignId, after),
        lte(campaignId, last),
      ),
    )
    .orderBy(asc(campaignId))
    .limit(limit);
  return {
    entries: rows.map(({ slug, isEnglish, changedAt, picture: shown }) => ({
      path: addresses.campaign(slug),
      isEnglish: isEnglish === true,
      changedAt,
      picture: shown === null ? undefined : sharePictureAddress(shown),
    })),
    last: rows.length < limit ? undefined : rows.at(-1)?.id,
  };
}
