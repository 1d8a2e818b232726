import { activeCategoryIds } from '@ayrac/domain/category/category-tree.ts';
import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import { sharedRows } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import { liveCampaignsOf } from '#server/features/campaign-list/queries.ts';
import { campaignList } from '#server/features/campaign-list/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { category } from './table.ts';

/** Lists the categories that are active with all their ancestors, with their number of live campaigns, in order. */
export const listCategoryRows = sharedRows('categories', readCategoryRows);

export type CategoryRow = Awaited<ReturnType<typeof readCategoryRows>>[number];

async function readCategoryRows(db: Executor) {
  const rows = await db
    .select({
      id: category.id,
      parentCategoryId: category.parentId,
      name: category.name,
      nameEn: category.nameEn,
      slug: category.slug,
      icon: category.icon,
      position: category.position,
      isActive: isShown(category),
      campaigns: sql<number>`coalesce(${campaignList.campaigns}, 0)`,
    })
    .from(category)
    .leftJoin(
      campaignList,
      sql`${campaignList.categoryId} = ${category.id} and ${campaignList.brandId} is null`,
    )
    .orderBy(asc(category.position), asc(category.sortKey), asc(category.id));
  const active = activeCategoryIds(rows);
  return rows.filter((row) => active.has(row.id));
}

/** Lists every category for the tree, including those in the bin, which count as inactive. */
export function listTreeRows(db: Executor) {
  return db
    .select({
      id: category.id,
      parentCategoryId: category.parentId,
      name: category.name,
      position: category.position,
      isActive: isShown(category),
      isSwitchedOn: category.isActive,
      isInBin: sql<boolean>`${category.binnedAt} is not null`,
    })
    .from(category)
    .orderBy(asc(category.position), asc(category.sortKey), asc(category.id));
}

export type TreeRow = Awaited<ReturnType<typeof listTreeRows>>[number];

/** Lists the ids of the categories below a parent (`null`: the roots), without those in the bin, in display order. */
export async function listSiblingIds(db: Executor, parentId: string | null): Promise<string[]> {
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(and(isBelow(parentId), isNull(category.binnedAt)))
    .orderBy(asc(category.position), asc(category.sortKey), asc(category.id));
  return rows.map(({ id }) => id);
}

/** Returns the highest position below a category, or 0 when its children have no order. */
export async function findLastPosition(db: Executor, parentId: string | null): Promise<number> {
  const [found] = await db
    .select({ last: max(category.position) })
    .from(category)
    .where(isBelow(parentId));
  return found?.last ?? 0;
}

function isBelow(parentId: string | null) {
  return parentId === null ? isNull(category.parentId) : eq(category.parentId, parentId);
}

/** Live campaigns of a category with its descendants, as counted for its list. */
export const liveCampaigns = liveCampaignsOf(null, category.id);

/** Live campaigns of the category itself, without those of its children's lists. */
export const ownLiveCampaigns = sql<number>`(${liveCampaigns} - coalesce((
  select sum(l.campaigns)::integer from category below join campaign_list l on l.category_id = below.id
  where below.parent_id = ${category.id} and l.brand_id is null), 0))`;
