import { soonLimit } from '@ayrac/domain/campaign/campaign-time.ts';
import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { sharedByKey, sharedRows } from '#server/cache/shared-rows.ts';
import type { Later } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { category } from '#server/features/category/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { campaignList, campaignListing } from '../table.ts';

const { id, brandId, categoryId } = campaignList;

/** The list of all live campaigns, as a subselect. */
export function wholeCatalogue(db: Executor): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .where(and(isNull(brandId), isNull(categoryId)));
  return sql`(${found})`;
}

/** The list of a category and what is below it. */
export function categoryList(db: Executor, slug: Later<string>): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .innerJoin(category, eq(category.id, categoryId))
    .where(and(eq(category.slug, slug), isNull(brandId)));
  return sql`(${found})`;
}

/** The same, by the category's id. */
export function categoryListById(db: Executor, wanted: Later<string>): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .where(and(eq(categoryId, wanted), isNull(brandId)));
  return sql`(${found})`;
}

/** The list of a brand. */
function brandList(db: Executor, slug: Later<string>): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .innerJoin(brand, eq(brand.id, brandId))
    .where(and(eq(brand.slug, slug), isNull(categoryId)));
  return sql`(${found})`;
}

/** The list of a brand within a category. */
function brandCategoryList(db: Executor, brandSlug: Later<string>, categorySlug: Later<string>): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .innerJoin(brand, eq(brand.id, brandId))
    .innerJoin(category, eq(category.id, categoryId))
    .where(and(eq(brand.slug, brandSlug), eq(category.slug, categorySlug)));
  return sql`(${found})`;
}

/** A list of campaigns: all of a category, all of a brand, or those of a brand within a category, by their slugs. */
export interface ListPlace<Slug = string> {
  readonly brand?: Slug;
  readonly category?: Slug;
}

/** The list of a place. */
export function listIn(db: Executor, { brand, category }: ListPlace<Later<string>>): SQL {
  if (brand !== undefined && category !== undefined) return brandCategoryList(db, brand, category);
  if (brand !== undefined) return brandList(db, brand);
  return category === undefined ? wholeCatalogue(db) : categoryList(db, category);
}

/** Narrows a listing to the campaigns that end within seven days. */
export function endsSoon(now: Date): SQL {
  return lte(campaignListing.endAt, soonLimit(now));
}

/** What the figures of the home page say; each leads to the list that it counts. */
export const countCatalogue = sharedRows('home', readCounts);

async function readCounts(db: Executor, now: Date) {
  const endingSoon = db
    .select({ count: sql`count(*)` })
    .from(campaignListing)
    .where(
      and(
        sql`${campaignListing.listId} = ${wholeCatalogue(db)}`,
        gt(campaignListing.endAt, now),
        endsSoon(now),
      ),
    );
  const shownBrands = db.select({ count: sql`count(*)` }).from(brand).where(isShown(brand));
  const [counts] = await db
    .select({
      campaigns: sql<number>`coalesce(sum(${campaignList.campaigns}) filter (where ${isNull(campaignList.brandId)}), 0)::integer`,
      brands: sql<number>`(${shownBrands})::integer`,
      endingSoon: sql<number>`(${endingSoon})::integer`,
    })
    .from(campaignList)
    .where(and(isNull(campaignList.categoryId), gt(campaignList.campaigns, 0)));
  return counts ?? { campaigns: 0, brands: 0, endingSoon: 0 };
}

const MOST_COUNTED = 1_000;

/** How many live campaigns a category, by its id, or the whole catalogue holds up to a price in TRY. */
export function countUpTo(db: Executor, category: string | undefined, most: string, now: Date) {
  return countPriced(db, `${category ?? ''} ${most}`, now);
}

const countPriced = sharedByKey('home', MOST_COUNTED, readPriced);

async function readPriced(db: Executor, key: string, now: Date): Promise<number> {
  const [category = '', most = ''] = key.split(' ');
  const list = category === '' ? wholeCatalogue(db) : categoryListById(db, category);
  return db.$count(
    campaignListing,
    and(
      sql`${campaignListing.listId} = ${list}`,
      gt(campaignListing.endAt, now),
      lte(campaignListing.price, Number(most)),
    ),
  );
}
