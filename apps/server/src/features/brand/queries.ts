import { type Cover, LOGO_DIGITS } from '@ayrac/domain/cover/cover-name.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { sharedRows } from '#server/cache/shared-rows.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { liveCampaignsOf } from '#server/features/campaign-list/queries.ts';
import { campaignList } from '#server/features/campaign-list/table.ts';
import { findOriginal, nameInSql } from '#server/features/picture/queries.ts';
import { picture } from '#server/features/picture/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { brand, brandCategory } from './table.ts';

const POPULAR = 12;
const POPULAR_IN_CATEGORY = 6;

export const isShownBrand = isShown(brand);

const brandColumns = {
  id: brand.id,
  name: brand.name,
  slug: brand.slug,
  colour: brand.colour,
  // Needs an alias, since the popular brands are selected from a subquery of these columns.
  logoHash: nameInSql(picture, 'logo').as('logo_hash'),
  logoWidth: picture.width,
  logoHeight: picture.height,
  campaigns: sql<number>`coalesce(${campaignList.campaigns}, 0)`,
};

function brands(db: Executor) {
  return db
    .select({
      ...brandColumns,
      brandUrl: brand.brandUrl,
      about: brand.about,
      aboutEn: brand.aboutEn,
    })
    .from(brand)
    .leftJoin(picture, eq(picture.hash, brand.logoHash))
    .leftJoin(campaignList, and(eq(campaignList.brandId, brand.id), isNull(campaignList.categoryId)))
    .$dynamic();
}

/** Live campaigns of a brand, as counted for its list. */
export const liveCampaigns = liveCampaignsOf(brand.id, null);

export type BrandRow = Awaited<ReturnType<typeof brands>>[number];

/** Lists every shown brand. The caller sorts them in Turkish alphabetical order. */
export const listBrands = sharedRows('brands', (db) =>
  brands(db).where(isShownBrand).orderBy(asc(brand.name), asc(brand.id)),
);

/** Reads every brand by its id, shown or not, for the cards of its campaigns. */
const listCardBrands = sharedRows('brands', readCardBrands);

async function readCardBrands(db: Executor) {
  const { campaigns: _, ...columns } = brandColumns;
  const rows = await db.select(columns).from(brand).leftJoin(picture, eq(picture.hash, brand.logoHash));
  return new Map(rows.map((row) => [row.id, row]));
}

export type CardBrand = NonNullable<ReturnType<Awaited<ReturnType<typeof readCardBrands>>['get']>>;

/** Finds the brands of campaigns: from the cache, unless one of them is newer. Every campaign has a brand. */
export async function findCardBrands(
  db: Executor,
  ids: readonly string[],
): Promise<(id: string) => CardBrand> {
  const known = await listCardBrands(db);
  const found = ids.every((id) => known.has(id)) ? known : await readCardBrands(db);
  return (id) => {
    const one = found.get(id);
    if (one === undefined) throw new Error(`The brand ${id} does not exist.`);
    return one;
  };
}

/** Finds the logo on a cover: null when its brand has none, undefined when no brand has this colour and logo. */
export async function findCoverLogo(
  db: Executor,
  { colour, logo }: Cover,
): Promise<Buffer | null | undefined> {
  const known = await listCardBrands(db);
  const owner = [...known.values()].find(
    (one) => one.colour.toLowerCase() === colour && logoDigits(one.logoHash) === logo,
  );
  if (owner === undefined || owner.logoHash === null) return owner === undefined ? undefined : null;
  return (await findOriginal(db, owner.logoHash.slice(0, 20)))?.bytes ?? null;
}

/** Returns the leading digits of a logo's name, or null. */
export function logoDigits(name: string | null): string | null {
  return name?.slice(0, LOGO_DIGITS) ?? null;
}

/** Lists the shown brands among these ids, by name. */
export async function listBrandsByIds(db: Executor, ids: readonly string[]): Promise<BrandRow[]> {
  if (ids.length === 0) return [];
  return brands(db)
    .where(and(inArray(brand.id, [...ids]), isShownBrand))
    .orderBy(asc(brand.name), asc(brand.id));
}

/** Lists the twelve most requested brands with live campaigns. */
export const listPopularBrands = sharedRows('brands', (db) =>
  brands(db)
    .where(and(isShownBrand, gt(campaignList.campaigns, 0)))
    .orderBy(desc(sql`${campaignList.campaigns} + ${campaignList.requests}`), asc(brand.id))
    .limit(POPULAR),
);

/** Lists the six most requested brands of each category with its descendants, the most requested first. */
export const listPopularBrandsByCategory = sharedRows('brands', readPopularBrandsByCategory);

function readPopularBrandsByCategory(db: Executor) {
  const { campaigns: _, ...columns } = brandColumns;
  const ranked = db
    .select({
      ...columns,
      categoryId: campaignList.categoryId,
      place:
        sql<number>`row_number() over (partition by ${campaignList.categoryId} order by ${campaignList.campaigns} + ${campaignList.requests} desc, ${brand.id})`.as(
          'place',
        ),
    })
    .from(campaignList)
    .innerJoin(brand, and(eq(brand.id, campaignList.brandId), isShownBrand))
    .leftJoin(picture, eq(picture.hash, brand.logoHash))
    .where(and(isNotNull(campaignList.categoryId), gt(campaignList.campaigns, 0), isOpenThere))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.place, POPULAR_IN_CATEGORY))
    .orderBy(asc(ranked.categoryId), asc(ranked.place));
}

/** Row of a popular brand in a category. */
export type PopularBrandRow = Awaited<ReturnType<typeof readPopularBrandsByCategory>>[number];

/** Finds a shown brand by its slug. */
export async function findBrand(db: Executor, slug: string): Promise<BrandRow | undefined> {
  const rows = await listBrands(db);
  return rows.find((row) => row.slug === slug);
}

/** Lists the categories of a brand with its live campaigns there, its position, and whether it is paused. */
export function listBrandCategories(db: Executor, slug: string) {
  return askCategories(db, '', { slug });
}

const askCategories = builtOnce((db) => {
  const slug = sql.placeholder('slug');
  const id: SQL = sql`(${db.select({ id: brand.id }).from(brand).where(eq(brand.slug, slug))})`;
  const isListOfLink = and(
    eq(campaignList.brandId, brandCategory.brandId),
    eq(campaignList.categoryId, brandCategory.categoryId),
  );
  return db
    .select({
      categoryId: brandCategory.categoryId,
      position: brandCategory.position,
      isPaused: brandCategory.isPaused,
      campaigns: campaignList.campaigns,
    })
    .from(brandCategory)
    .innerJoin(campaignList, isListOfLink)
    .where(and(eq(brandCategory.brandId, id), or(brandCategory.isPaused, gt(campaignList.campaigns, 0))));
});

export type BrandCategoryRow = Awaited<ReturnType<typeof listBrandCategories>>[number];

/** Whether a brand is active in the category of a list. A paused category hides its descendants as well. */
export const isOpenThere = sql`not exists (
  select from ${brandCategory} p where p.brand_id = ${campaignList.brandId} and p.is_paused
    and ${campaignList.categoryId} in (
      with recursive branch (id) as (
        select p.category_id union all select c.id from category c join branch on c.parent_id = branch.id
      ) select id from branch))`;
