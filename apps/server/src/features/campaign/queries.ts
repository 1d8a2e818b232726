import type { Locale } from '@ayrac/domain/text/locale.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { isIndexed } from '#server/db/folded.ts';
import { isShownBrand } from '#server/features/brand/queries.ts';
import { brand } from '#server/features/brand/table.ts';
import { category } from '#server/features/category/table.ts';
import { pictureColumns } from '#server/features/picture/queries.ts';
import { picture } from '#server/features/picture/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import {
  campaign,
  campaignImage,
  campaignIntake,
  campaignListing,
  campaignStanding,
  campaignStats,
  campaignUrl,
  campaignVehicle,
} from './table.ts';

const showcase = alias(picture, 'showcase');
const showcaseEn = alias(picture, 'showcase_en');
const logo = alias(picture, 'logo');

/** Columns that tell whether a campaign takes requests and what its form asks. */
export const intakeColumns = {
  isOpen: campaignIntake.isOpen,
  requestLimit: campaignIntake.requestLimit,
  taken: campaignIntake.taken,
  asksGender: campaignIntake.asksGender,
  asksBirthday: campaignIntake.asksBirthday,
  asksPreference: campaignIntake.asksPreference,
};

const columns = {
  campaign,
  vehicle: campaignVehicle,
  stats: campaignStats,
  intake: intakeColumns,
  standing: { place: campaignStanding.place, tied: campaignStanding.tied, among: campaignStanding.among },
  brand: { id: brand.id, name: brand.name, slug: brand.slug, colour: brand.colour, website: brand.brandUrl },
  isBrandShown: sql<boolean>`${isShownBrand}`,
  category: { id: category.id, name: category.name },
  logo: pictureColumns(logo),
  showcase: pictureColumns(showcase),
  showcaseEn: pictureColumns(showcaseEn),
};

/** Selects campaigns with their related rows, as if they had this brand and category. */
export function wholeCampaigns(db: Executor, brandId: string | PgColumn, categoryId: string | PgColumn) {
  return db
    .select(columns)
    .from(campaign)
    .innerJoin(brand, eq(brand.id, brandId))
    .innerJoin(category, eq(category.id, categoryId))
    .leftJoin(campaignIntake, eq(campaignIntake.id, campaign.id))
    .leftJoin(campaignVehicle, eq(campaignVehicle.campaignId, campaign.id))
    .leftJoin(campaignStats, eq(campaignStats.campaignId, campaign.id))
    .leftJoin(campaignStanding, eq(campaignStanding.campaignId, campaign.id))
    .leftJoin(logo, eq(logo.hash, brand.logoHash))
    .leftJoin(showcase, eq(showcase.hash, campaign.showcaseHash))
    .leftJoin(showcaseEn, eq(showcaseEn.hash, campaign.showcaseHashEn))
    .$dynamic();
}

/** Campaign with its related rows, without the detail images. */
export type WholeCampaign = Awaited<ReturnType<typeof wholeCampaigns>>[number];

/** Finds a campaign by its slug, in any state. */
export async function findCampaign(db: Executor, slug: string): Promise<WholeCampaign | undefined> {
  const rows = await askCampaign(db, '', { slug });
  return rows[0];
}

const askCampaign = builtOnce((db) =>
  wholeCampaigns(db, campaign.brandId, campaign.categoryId).where(eq(campaign.slug, sql.placeholder('slug'))),
);

/** Finds a campaign by its id, in any state. */
export async function findCampaignById(db: Executor, id: string): Promise<WholeCampaign | undefined> {
  const rows = await wholeCampaigns(db, campaign.brandId, campaign.categoryId).where(eq(campaign.id, id));
  return rows[0];
}

/** Lists campaigns by their ids, in any state. */
export function listCampaignsByIds(db: Executor, ids: readonly string[]): Promise<WholeCampaign[]> {
  return wholeCampaigns(db, campaign.brandId, campaign.categoryId).where(inArray(campaign.id, [...ids]));
}

/** Finds a campaign by its id, presented as if it had this brand and category. */
export async function findCampaignOf(
  db: Executor,
  id: string,
  { brandId, categoryId }: { readonly brandId: string; readonly categoryId: string },
): Promise<WholeCampaign | undefined> {
  const rows = await wholeCampaigns(db, brandId, categoryId).where(eq(campaign.id, id));
  return rows[0];
}

/** Whether the campaign's brand is shown and its category active. An inactive category hides all its descendants. */
export const hasShownPlace = sql<boolean>`(${campaign.categoryId} in (
  with recursive open (id) as (
    select id from category where parent_id is null and ${isShown(category, 'category')}
    union all
    select c.id from category c join open on c.parent_id = open.id where ${isShown(category, 'c')}
  ) select id from open)
  and ${campaign.brandId} in (select b.id from brand b where ${isShown(brand, 'b')}))`;

/** `hasShownPlace` for a statement about one campaign: reads the ancestors of its category instead of all categories. */
export const hasShownPlaceOfOne = sql<boolean>`(not exists (
  with recursive line (parent_id, is_shown) as (
    select parent_id, ${isShown(category, 'category')} from category where id = ${campaign.categoryId}
    union all
    select c.parent_id, ${isShown(category, 'c')} from category c join line on c.id = line.parent_id
  ) select from line where not is_shown)
  and exists (select from brand b where b.id = ${campaign.brandId} and ${isShown(brand, 'b')}))`;

/**
 * Returns the condition of a live campaign: active, not ended, of a shown brand, in a category that is active with all
 * its ancestors.
 */
export function isLiveAt(now: Date): SQL | undefined {
  return and(isShown(campaign), or(isNull(campaign.endAt), gt(campaign.endAt, now)), hasShownPlace);
}

/** Lists the detail images of campaigns in order. An image without an English version is returned in Turkish. */
export function listDetailImages(db: Executor, campaigns: SQL, locale: Locale) {
  const inTheirs = locale === 'en' ? campaignImage.pictureHashEn : sql`null`;
  const altInTheirs = locale === 'en' ? campaignImage.altEn : sql`null`;
  return db
    .select({
      campaignId: campaignImage.campaignId,
      alt: sql<string>`coalesce(nullif(${altInTheirs}, ''), ${campaignImage.alt})`,
      ...pictureColumns(picture),
    })
    .from(campaignImage)
    .innerJoin(picture, eq(picture.hash, sql`coalesce(${inTheirs}, ${campaignImage.pictureHash})`))
    .where(sql`${campaignImage.campaignId} in ${campaigns}`)
    .orderBy(asc(campaignImage.campaignId), asc(campaignImage.position), asc(campaignImage.id));
}

/** Lists the detail images of one campaign by its slug. */
export function listImagesOf(db: Executor, slug: string, locale: Locale) {
  return askImages(db, locale, { slug });
}

const askImages = builtOnce((db, locale: Locale) =>
  listDetailImages(db, sql`(select id from campaign where slug = ${sql.placeholder('slug')})`, locale),
);

/** Finds the showcase picture of a campaign: null when it has none, undefined when there is no such campaign. */
export async function findShowcase(db: Executor, campaignId: string) {
  const rows = await db
    .select({
      id: campaign.id,
      categoryId: campaign.categoryId,
      title: campaign.title,
      hash: campaign.showcaseHash,
      colour: brand.colour,
      logoHash: brand.logoHash,
    })
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .where(and(eq(campaign.id, campaignId), isShown(campaign)));
  return rows[0];
}

/** Lists the URL records of live campaigns after a record, by id. */
export function listUrlRows(db: Executor, now: Date, after: string | null, limit: number) {
  return db
    .select({ id: campaignUrl.id, campaignId: campaignUrl.campaignId, url: campaignUrl.url })
    .from(campaignUrl)
    .innerJoin(campaign, eq(campaign.id, campaignUrl.campaignId))
    .where(
      and(
        eq(campaignUrl.isActive, true),
        isLiveAt(now),
        after === null ? undefined : gt(campaignUrl.id, after),
      ),
    )
    .orderBy(asc(campaignUrl.id))
    .limit(limit);
}

/** Condition that a listed campaign takes requests. */
export const takesRequests = sql`not exists (select from ${campaignIntake}
  where ${campaignIntake.id} = ${campaignListing.campaignId} and ${campaignIntake.isClosed})`;

/**
 * Condition that every word occurs in a campaign's title or address or in its brand's name, each from its index;
 * undefined without words.
 */
export function isNamed(
  q: string,
  { searchKey, brandId }: Readonly<Record<'searchKey' | 'brandId', PgColumn>> = campaign,
): SQL | undefined {
  const ofBrands = (word: string) =>
    sql`${brandId} = any(array(select named.id from ${brand} named where ${isIndexed(sql`named.search_key`, word)}))`;
  return and(...foldedWords(q).map((word) => or(isIndexed(searchKey, word), ofBrands(word))));
}
