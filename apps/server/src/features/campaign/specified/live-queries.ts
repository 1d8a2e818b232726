import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '#server/db/built-once.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { category } from '#server/features/category/table.ts';
import { campaign, campaignStats, campaignVehicle } from '../table.ts';
import { DETAIL_IMAGES } from './images-html.ts';

/** Live campaigns per response of the specified list. */
export const IN_ONE_ANSWER = 1_000;

/** Position from which the list continues: after this end (ISO 8601, or `infinity`) and id. */
export type LivePlace = readonly [end: string, id: string];

/**
 * Version of a campaign in the list: the transaction ids (xmin) of its rows. It changes whenever anything that the list
 * shows is written. A write of the pictures also writes the campaign's row.
 */
const version = sql<string>`concat_ws('.', ${campaign}.xmin, ${brand}.xmin, ${category}.xmin,
  'v' || ${campaignVehicle}.xmin, 's' || ${campaignStats}.xmin)`;

// The English texts are half of a row, and the specified list is in Turkish only.
const {
  english,
  evidence,
  sourceUrl,
  checkedAt,
  checkedBy,
  publishedAt,
  createdAt,
  showcaseAlt,
  showcaseAltEn,
  galleryVersion,
  ...shown
} = getTableColumns(campaign);

const columns = {
  version,
  campaign: shown,
  vehicle: campaignVehicle,
  stats: campaignStats,
  brand: {
    id: brand.id,
    name: brand.name,
    website: brand.brandUrl,
    colour: brand.colour,
    logoHash: brand.logoHash,
  },
  category: { id: category.id, name: category.name },
  detailImages: sql<string[]>`array(select i.picture_hash from campaign_image i
    where i.campaign_id = ${campaign.id} order by i.position, i.id limit ${DETAIL_IMAGES})`,
};

const partOf = builtOnce((db, form: 'first' | 'later') => {
  const [now, afterEnd, afterId] = ['now', 'end', 'id'].map((name) => sql.placeholder(name));
  const further =
    form === 'first'
      ? sql.empty()
      : sql`and (end_at, campaign_id) > (${afterEnd}::timestamptz, ${afterId}::uuid)`;
  // With a parameter as its limit, the planner would expect a tenth of the rows, and look up each brand and category.
  // Sorted by id, rows share pages of the indexes that are read next.
  const part = sql`(
    select * from (
      select campaign_id, end_at from campaign_listing
      where list_id = ${wholeCatalogue(db)} and end_at > ${now} ${further}
      order by end_at, campaign_id limit ${sql.raw(String(IN_ONE_ANSWER + 1))}
    ) ordered order by campaign_id
  ) part`;
  // Equal to `campaign.endAt`, which PostgreSQL could only read by passing over all texts of the row.
  const end: SQL<Date | null> = sql`nullif(part.end_at, 'infinity')`.mapWith(campaign.endAt);
  return db
    .select({
      id: campaign.id,
      endAt: end,
      brandId: campaign.brandId,
      categoryId: campaign.categoryId,
      version,
    })
    .from(part)
    .innerJoin(campaign, sql`${campaign.id} = part.campaign_id`)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .innerJoin(category, eq(category.id, campaign.categoryId))
    .leftJoin(campaignVehicle, eq(campaignVehicle.campaignId, campaign.id))
    .leftJoin(campaignStats, eq(campaignStats.campaignId, campaign.id))
    .orderBy(sql`part.end_at, part.campaign_id`);
});

/**
 * Lists the ids and versions of live campaigns in the specified order: those of one response, and one more if others
 * follow. The listing of the whole catalogue answers with one index range; no text of a campaign is read.
 */
export function listLivePlaces(db: Database, now: Date, after: LivePlace | null) {
  const [end, id] = after ?? [];
  return partOf(db, after === null ? 'first' : 'later', { now, end, id });
}

/** Reads campaigns with everything that the specified list shows, in no particular order. */
export function listLiveCampaigns(db: Executor, ids: readonly string[]) {
  return db
    .select(columns)
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .innerJoin(category, eq(category.id, campaign.categoryId))
    .leftJoin(campaignVehicle, eq(campaignVehicle.campaignId, campaign.id))
    .leftJoin(campaignStats, eq(campaignStats.campaignId, campaign.id))
    .where(inArray(campaign.id, [...ids]));
}

/** Live campaign with its position and version in the list. */
export type LiveVersion = Awaited<ReturnType<typeof listLivePlaces>>[number];

/** Campaign with everything that the specified list shows. */
export type LiveCampaign = Awaited<ReturnType<typeof listLiveCampaigns>>[number];
