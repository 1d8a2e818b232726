import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '#server/db/built-once.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { category } from '#server/features/category/table.ts';
import { campaign, campaignListing, campaignStats, campaignVehicle } from '../table.ts';
import { DETAIL_IMAGES } from './images-html.ts';

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
  const { listId, campaignId, endAt } = campaignListing;
  const further =
    form === 'first'
      ? undefined
      : sql`(${endAt}, ${campaignId}) > (${sql.placeholder('end')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
  const part = db
    .select({ campaignId, endAt })
    .from(campaignListing)
    .where(and(eq(listId, wholeCatalogue(db)), gt(endAt, sql.placeholder('now')), further))
    .orderBy(asc(endAt), asc(campaignId))
    .limit(sql.placeholder('limit'))
    .as('part');
  // Equal to `campaign.endAt`, which PostgreSQL could only read by passing over all texts of the row.
  const end: SQL<Date | null> = sql`nullif(${part.endAt}, 'infinity')`.mapWith(campaign.endAt);
  return db
    .select({
      id: campaign.id,
      endAt: end,
      brandId: campaign.brandId,
      categoryId: campaign.categoryId,
      version,
    })
    .from(part)
    .innerJoin(campaign, eq(campaign.id, part.campaignId))
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .innerJoin(category, eq(category.id, campaign.categoryId))
    .leftJoin(campaignVehicle, eq(campaignVehicle.campaignId, campaign.id))
    .leftJoin(campaignStats, eq(campaignStats.campaignId, campaign.id))
    .orderBy(asc(part.endAt), asc(part.campaignId));
});

/**
 * Lists the ids and versions of live campaigns in the specified order. The listing of the whole catalogue answers with
 * one index range; no text of a campaign is read.
 */
export function listLivePlaces(db: Database, now: Date, after: LivePlace | null, limit: number) {
  const [end, id] = after ?? [];
  return partOf(db, after === null ? 'first' : 'later', { now, end, id, limit });
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
