import { soonLimit } from '@ayrac/domain/campaign/campaign-time.ts';
import { citySlugs } from '@ayrac/domain/campaign/cities.ts';
import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { sharedByKey, sharedRows } from '#server/cache/shared-rows.ts';
import type { Later } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaignList } from '#server/features/campaign-list/table.ts';
import { category } from '#server/features/category/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { campaignListing } from '../table.ts';

const { id, brandId, categoryId } = campaignList;

/** Returns the list of all live campaigns, as a subselect. */
export function wholeCatalogue(db: Executor): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .where(and(isNull(brandId), isNull(categoryId)));
  return sql`(${found})`;
}

/** Returns the list of a category and its descendants, as a subselect. */
export function categoryList(db: Executor, slug: Later<string>): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .innerJoin(category, eq(category.id, categoryId))
    .where(and(eq(category.slug, slug), isNull(brandId)));
  return sql`(${found})`;
}

/** Returns the same list by the id of the category. */
export function categoryListById(db: Executor, ofCategory: Later<string>): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .where(and(eq(categoryId, ofCategory), isNull(brandId)));
  return sql`(${found})`;
}

/** Returns the list of a brand, as a subselect. */
function brandList(db: Executor, slug: Later<string>): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .innerJoin(brand, eq(brand.id, brandId))
    .where(and(eq(brand.slug, slug), isNull(categoryId)));
  return sql`(${found})`;
}

/** Returns the list of a brand within a category, as a subselect. */
function brandCategoryList(db: Executor, brandSlug: Later<string>, categorySlug: Later<string>): SQL {
  const found = db
    .select({ id })
    .from(campaignList)
    .innerJoin(brand, eq(brand.id, brandId))
    .innerJoin(category, eq(category.id, categoryId))
    .where(and(eq(brand.slug, brandSlug), eq(category.slug, categorySlug)));
  return sql`(${found})`;
}

/** A list of campaigns by slugs: of a brand, of a category, of a brand within a category, or of all campaigns. */
export interface ListPlace<Slug = string> {
  readonly brand?: Slug;
  readonly category?: Slug;
}

/** Returns the list of a place, as a subselect. */
export function listIn(db: Executor, { brand, category }: ListPlace<Later<string>>): SQL {
  if (brand !== undefined && category !== undefined) return brandCategoryList(db, brand, category);
  if (brand !== undefined) return brandList(db, brand);
  return category === undefined ? wholeCatalogue(db) : categoryList(db, category);
}

/** Returns the condition that a listed campaign ends within seven days. */
export function endsSoon(now: Date): SQL {
  return lte(campaignListing.endAt, soonLimit(now));
}

/** Returns the counts on the home page. Each figure links to the list that it counts. */
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

/** Criteria of a count: id of a category, highest price in TRY, slug of a city. */
export interface CountCriteria {
  readonly category: string | undefined;
  readonly most: string | undefined;
  readonly city: string | undefined;
}

/** Counts the live campaigns that meet the criteria. */
export function countMatching(
  db: Executor,
  { category = '', most = '', city = '' }: CountCriteria,
  now: Date,
) {
  return countByKey(db, `${category} ${most} ${city}`, now);
}

const countByKey = sharedByKey('home', MOST_COUNTED, readCount);

async function readCount(db: Executor, key: string, now: Date): Promise<number> {
  const [category = '', most = '', city = ''] = key.split(' ');
  const list = category === '' ? wholeCatalogue(db) : categoryListById(db, category);
  return db.$count(
    campaignListing,
    and(
      sql`${campaignListing.listId} = ${list}`,
      gt(campaignListing.endAt, now),
      most === '' ? undefined : lte(campaignListing.price, Number(most)),
      city === '' ? undefined : sql`not ${holdsElsewhere(city)}`,
    ),
  );
}

/** Whether a listed campaign is valid in other cities only. */
function holdsElsewhere(city: string): SQL {
  const own = sql`array(select id from facet_value where facet = 'city' and value = ${city})`;
  return sql`exists (select from campaign_facet f
    where f.campaign_id = ${campaignListing.campaignId} and f.is_local and not f.value_ids && ${own})`;
}

/**
 * Returns the slugs of the cities with at least one live campaign that is not nationwide, in Turkish alphabetical
 * order.
 */
export const listCities = sharedRows('home', readCities);

async function readCities(db: Executor, now: Date): Promise<readonly string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    select v.value from facet_value v where v.facet = 'city' and exists (
      select from campaign_facet f where f.is_local and f.value_ids @> array[v.id] and f.end_at > ${now})`);
  const found = new Set(rows.map(({ value }) => value));
  return citySlugs.filter((slug) => found.has(slug));
}
