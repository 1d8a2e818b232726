import { descendantsOf } from '@ayrac/domain/category/category-tree.ts';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { listTreeRows } from '#server/features/category/queries.ts';
import { category } from '#server/features/category/table.ts';
import { campaign } from '../table.ts';
import { campaignPlacement } from './table.ts';

/** From what it follows where campaigns are found: their brand, or a category with all below it. */
export type Place =
  | { readonly brandId: string; readonly categoryId: null }
  | { readonly brandId: null; readonly categoryId: string };

/** Which campaigns are a place's, as the tree is now. */
export async function isOfPlace(tx: Executor, { brandId, categoryId }: Place): Promise<SQL> {
  if (brandId !== null) return eq(campaign.brandId, brandId);
  const below = descendantsOf(await listTreeRows(tx), categoryId).map(({ id }) => id);
  return inArray(campaign.categoryId, [categoryId, ...below]);
}

/** The brands and branches whose campaigns are being placed, and how far each has come. */
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
