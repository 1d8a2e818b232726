import { descendantsOf } from '@ayrac/domain/category/category-tree.ts';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { listTreeRows } from '#server/features/category/queries.ts';
import { category } from '#server/features/category/table.ts';
import { campaign } from '../table.ts';
import { campaignPlacement } from './table.ts';

/** A brand, or a category with its descendants, on which the listing of its campaigns depends. */
export type Place =
  | { readonly brandId: string; readonly categoryId: null }
  | { readonly brandId: null; readonly categoryId: string };

/** Returns the condition that a campaign belongs to a place in the current tree. */
export async function isOfPlace(tx: Executor, { brandId, categoryId }: Place): Promise<SQL> {
  if (brandId !== null) return eq(campaign.brandId, brandId);
  const below = descendantsOf(await listTreeRows(tx), categoryId).map(({ id }) => id);
  return inArray(campaign.categoryId, [categoryId, ...below]);
}

/** Lists the brands and categories whose campaigns are being placed, with their progress. */
export function listPlacements(db: Executor) {
  const { id, brandId, categoryId, done, total, askedAt } = campaignPlacement;
  return db
    .select({
      of: sql<'brands' | 'categories'>`case when ${brandId} is null then 'categories' else 'brands' end`,
      id,
      label: sql<string>`coalesce(${brand.name}, ${category.name})`,
      done,
      total,
    })
    .from(campaignPlacement)
    .leftJoin(brand, eq(brand.id, brandId))
    .leftJoin(category, eq(category.id, categoryId))
    .orderBy(asc(askedAt), asc(id));
}
