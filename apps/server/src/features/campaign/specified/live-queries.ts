import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { category } from '#server/features/category/table.ts';
import { campaign, campaignListing, campaignStats, campaignVehicle } from '../table.ts';
import { DETAIL_IMAGES } from './images-html.ts';

/** Where a part of the list goes on: behind this end (ISO 8601, or `infinity`) and id. */
export type LivePlace = readonly [end: string, id: string];

// The English texts are half of a row, and the specified list is Turkish.
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
  campaign: shown,
  vehicle: campaignVehicle,
  stats: campaignStats,
  brand: {
    id: brand.id,
    name: brand.name,
    website: brand.brandUrl,
    colour: brand.colour,
    markHash: brand.markHash,
  },
  category: { id: category.id, name: category.name },
  detailImages: sql<string[]>`array(select i.picture_hash from campaign_image i
    where i.campaign_id = ${campaign.id} order by i.position, i.id limit ${DETAIL_IMAGES})`,
};

/**
 * Live campaigns in the specified order. The narrow list of the whole catalogue says which ones, by one range of its
 * index; only these rows are then read.
 */
export function listLiveCampaigns(db: Executor, now: Date, after: LivePlace | null, limit: number) {
  const { listId, campaignId, endAt } = campaignListing;
  const further =
    after === null
      ? undefined
      : sql`(${endAt}, ${campaignId}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const part = db
    .select({ campaignId, endAt })
    .from(campaignListing)
    .where(and(eq(listId, wholeCatalogue(db)), gt(endAt, now), further))
    .orderBy(asc(endAt), asc(campaignId))
    .limit(limit)
    .as('part');
  return db
    .select(columns)
    .from(part)
    .innerJoin(campaign, eq(campaign.id, part.campaignId))
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .innerJoin(category, eq(category.id, campaign.categoryId))
    .leftJoin(campaignVehicle, eq(campaignVehicle.campaignId, campaign.id))
    .leftJoin(campaignStats, eq(campaignStats.campaignId, campaign.id))
    .orderBy(asc(part.endAt), asc(part.campaignId));
}

/** A campaign with what the specified list shows of it. */
export type LiveCampaign = Awaited<ReturnType<typeof listLiveCampaigns>>[number];
