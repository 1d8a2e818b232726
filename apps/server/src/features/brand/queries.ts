import { type Cover, MARK_DIGITS } from '@ayrac/domain/cover/cover-name.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { sharedRows } from '#server/cache/shared-rows.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignList } from '#server/features/campaign/table.ts';
import { findOriginal, nameInSql } from '#server/features/picture/queries.ts';
import { picture } from '#server/features/picture/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { brand, brandCategory } from './table.ts';

const POPULAR = 12;
const POPULAR_IN_CATEGORY = 6;

/** Whether visitors see a brand. */
export const isShownBrand = isShown(brand);

const brandColumns = {
  id: brand.id,
  name: brand.name,
  slug: brand.slug,
  colour: brand.colour,
  // Named, since popular brands are chosen from a query within theirs.
  markHash: nameInSql(picture, 'mark').as('mark_hash'),
  markWidth: picture.width,
  markHeight: picture.height,
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
    .leftJoin(picture, eq(picture.hash, brand.markHash))
    .leftJoin(campaignList, and(eq(campaignList.brandId, brand.id), isNull(campaignList.categoryId)))
    .$dynamic();
}

/** How many live campaigns a brand has, as its list counts them. */
export const liveCampaigns = sql<number>`coalesce((select l.campaigns from campaign_list l
  where l.brand_id = ${brand.id} and l.category_id is null), 0)`;

/** One row of a brand with its count of live campaigns. */
export type BrandRow = Awaited<ReturnType<typeof brands>>[number];

/** Every brand that is shown; the caller sorts by Turkish alphabet. */
export const listBrands = sharedRows('brands', (db) =>
  brands(db).where(isShownBrand).orderBy(asc(brand.name), asc(brand.id)),
);

/** Every brand, shown or not, as the cards of its campaigns name it; by its id. */
const listCardBrands = sharedRows('brands', readCardBrands);

async function readCardBrands(db: Executor) {
  const { campaigns: _, ...columns } = brandColumns;
  const rows = await db.select(columns).from(brand).leftJoin(picture, eq(picture.hash, brand.markHash));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A brand as a card names it. */
export type CardBrand = NonNullable<ReturnType<Awaited<ReturnType<typeof readCardBrands>>['get']>>;

/**
 * The brands of some campaigns: from memory, unless one of them is newer than that. No campaign is without a brand.
 */
export async function findCardBrands(
  db: Executor,
  ids: readonly string[],
): Promise<(id: string) => CardBrand> {
  const known = await listCardBrands(db);
  const found = ids.every((id) => known.has(id)) ? known : await readCardBrands(db);
  return (id) => {
    const one = found.get(id);
    if (one === undefined) throw new Error(`There is no brand ${id}.`);
    return one;
  };
}

/**
 * The mark of the brand that a cover is of, null where it has none; undefined where no brand has this colour and mark.
 */
export async function findCoverMark(
  db: Executor,
  { colour, mark }: Cover,
): Promise<Buffer | null | undefined> {
  const known = await listCardBrands(db);
  const owner = [...known.values()].find(
    (one) => one.colour.toLowerCase() === colour && markDigits(one.markHash) === mark,
  );
  if (owner === undefined || owner.markHash === null) return owner === undefined ? undefined : null;
  return (await findOriginal(db, owner.markHash.slice(0, 20)))?.bytes ?? null;
}

/** How the name of a mark begins. */
export function markDigits(name: string | null): string | null {
  return name?.slice(0, MARK_DIGITS) ?? null;
}

/** Those of these brands that are shown, by name. */
export async function listBrandsByIds(db: Executor, ids: readonly string[]): Promise<BrandRow[]> {
  if (ids.length === 0) return [];
  return brands(db)
    .where(and(inArray(brand.id, [...ids]), isShownBrand))
    .orderBy(asc(brand.name), asc(brand.id));
}

/** The dozen brands that visitors ask most, of those with live campaigns. */
export const listPopularBrands = sharedRows('brands', (db) =>
  brands(db)
    .where(and(isShownBrand, gt(campaignList.campaigns, 0)))
    .orderBy(desc(sql`${campaignList.campaigns} + ${campaignList.requests}`), asc(brand.id))
    .limit(POPULAR),
);

/** The brands that visitors ask most in each category and below it, half a dozen each, the first ones first. */
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
    .leftJoin(picture, eq(picture.hash, brand.markHash))
    .where(and(isNotNull(campaignList.categoryId), gt(campaignList.campaigns, 0), isOpenThere))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.place, POPULAR_IN_CATEGORY))
    .orderBy(asc(ranked.categoryId), asc(ranked.place));
}

/** One row of a brand that stands high in a category. */
export type PopularBrandRow = Awaited<ReturnType<typeof readPopularBrandsByCategory>>[number];

/** A brand that is shown, by its slug. */
export async function findBrand(db: Executor, slug: string): Promise<BrandRow | undefined> {
  const rows = await listBrands(db);
  return rows.find((row) => row.slug === slug);
}

/** The categories that a brand works in: its live campaigns there, its place, and whether it is paused. */
export function listBrandCategories(db: Executor, slug: string) {
  return askCategories(db, '', { slug });
}

const askCategories = builtOnce((db) => {
  const slug = sql.placeholder('slug');
  const id: SQL = sql`(${db.select({ id: brand.id }).from(brand).where(eq(brand.slug, slug))})`;
  const isTheirs = and(
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
    .innerJoin(campaignList, isTheirs)
    .where(and(eq(brandCategory.brandId, id), or(brandCategory.isPaused, gt(campaignList.campaigns, 0))));
});

/** One category that a brand works in. */
export type BrandCategoryRow = Awaited<ReturnType<typeof listBrandCategories>>[number];

/** Whether a brand works in the category of a list: what is paused takes its branch with it. */
export const isOpenThere = sql`not exists (
  select from ${brandCategory} p where p.brand_id = ${campaignList.brandId} and p.is_paused
    and ${campaignList.categoryId} in (
      with recursive branch (id) as (
        select p.category_id union all select c.id from category c join branch on c.parent_id = branch.id
      ) select id from branch))`;
