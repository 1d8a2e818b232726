import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { isOpenThere, isShownBrand } from '#server/features/brand/queries.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaignListing } from '#server/features/campaign/table.ts';
import { campaignList } from '#server/features/campaign-list/table.ts';
import { listCategoryRows } from '#server/features/category/queries.ts';
import { category } from '#server/features/category/table.ts';
import type { EntryPage } from './campaign-entries.ts';
import { type Bucket, idRange, LONGEST_PREFIX } from './shard.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Publication of the newest campaign in a list; one lookup in the index by publication. */
const newest = sql`(select ${campaignListing.publishedAt} from ${campaignListing}
  where ${campaignListing.listId} = ${campaignList.id} order by ${campaignListing.publishedAt} desc limit 1)`;

/** Last known change of a list's page: of its brand, its category or the newest campaign in it. */
const changedAt = sql<string>`greatest(${brand.updatedAt}, ${category.updatedAt}, ${newest})`;

const whole = alias(campaignList, 'whole');

/**
 * Condition for the list of a brand, or of a brand in a category. The latter must hold fewer campaigns than the brand
 * has, because otherwise its page would repeat the brand's page.
 */
const isOfBrand = and(
  isNotNull(campaignList.brandId),
  gt(campaignList.campaigns, 0),
  isShownBrand,
  or(isNull(campaignList.categoryId), and(lt(campaignList.campaigns, whole.campaigns), isOpenThere)),
);

const isWholeOfBrand = and(eq(whole.brandId, campaignList.brandId), isNull(whole.categoryId));

function lists(db: Executor) {
  return db
    .select({
      id: campaignList.id,
      brand: brand.slug,
      category: category.slug,
      changedAt,
    })
    .from(campaignList)
    .leftJoin(brand, eq(brand.id, campaignList.brandId))
    .leftJoin(category, eq(category.id, campaignList.categoryId))
    .leftJoin(whole, isWholeOfBrand)
    .$dynamic();
}

/** Returns the categories with live campaigns. Empty categories are not indexed. */
export async function categoryEntries(db: Executor): Promise<SitemapEntry[]> {
  const [rows, shown] = await Promise.all([
    lists(db)
      .where(
        and(isNull(campaignList.brandId), isNotNull(campaignList.categoryId), gt(campaignList.campaigns, 0)),
      )
      .orderBy(asc(category.slug)),
    shownCategories(db),
  ]);
  return rows.flatMap((row) =>
    row.category === null || !shown.has(row.category)
      ? []
      : [{ path: addresses.category(row.category), isEnglish: true, changedAt: new Date(row.changedAt) }],
  );
}

/** Counts the lists of brands by the first digits of their ids. */
export async function countBrandLists(db: Executor): Promise<Bucket[]> {
  const prefix = sql<string>`left(${campaignList.id}::text, ${sql.raw(String(LONGEST_PREFIX))})`;
  const rows = await db
    .select({
      prefix,
      count: sql<number>`count(*)::integer`,
      changedAt: sql<string>`max(${changedAt})`,
    })
    .from(campaignList)
    .leftJoin(brand, eq(brand.id, campaignList.brandId))
    .leftJoin(category, eq(category.id, campaignList.categoryId))
    .leftJoin(whole, isWholeOfBrand)
    .where(isOfBrand)
    .groupBy(prefix)
    .orderBy(prefix);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}

/** Returns the brands, and brands within a category, that have live campaigns, after the id of a list. */
export async function brandEntries(
  db: Executor,
  prefix: string,
  after: string | undefined,
  limit: number,
): Promise<EntryPage> {
  const { first, last } = idRange(prefix);
  const { id } = campaignList;
  const [rows, shown] = await Promise.all([
    lists(db)
      .where(and(isOfBrand, after === undefined ? gte(id, first) : gt(id, after), lte(id, last)))
      .orderBy(asc(id))
      .limit(limit),
    shownCategories(db),
  ]);
  return {
    entries: rows.flatMap((row) =>
      row.brand === null || (row.category !== null && !shown.has(row.category))
        ? []
        : [
            {
              path:
                row.category === null
                  ? addresses.brand(row.brand)
                  : addresses.brandCategory(row.brand, row.category),
              isEnglish: true,
              changedAt: new Date(row.changedAt),
            },
          ],
    ),
    last: rows.length < limit ? undefined : rows.at(-1)?.id,
  };
}

async function shownCategories(db: Executor): Promise<ReadonlySet<string>> {
  return new Set((await listCategoryRows(db)).map(({ slug }) => slug));
}
