import { activeCategoryIds } from '@ayrac/domain/category/category-tree.ts';
import { asc, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaignList, slugHistory } from '#server/features/campaign/table.ts';
import { category } from './table.ts';

/** Every category that is active with all above it, with its count of live campaigns, in their order. */
export async function listCategoryRows(db: Executor) {
  const rows = await db
    .select({
      id: category.id,
      parentCategoryId: category.parentId,
      name: category.name,
      nameEn: category.nameEn,
      slug: category.slug,
      icon: category.icon,
      isActive: category.isActive,
      campaigns: sql<number>`coalesce(${campaignList.campaigns}, 0)`,
    })
    .from(category)
    .leftJoin(
      campaignList,
      sql`${campaignList.categoryId} = ${category.id} and ${campaignList.brandId} is null`,
    )
    .orderBy(asc(category.position), asc(category.id));
  const active = activeCategoryIds(rows);
  return rows.filter((row) => active.has(row.id));
}

/** One row of a category. */
export type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number];

/** The slug that a thing has now, found by one that it had before. */
export async function findMovedSlug(
  db: Executor,
  kind: 'category' | 'brand' | 'campaign',
  slug: string,
): Promise<string | undefined> {
  const table = sql.identifier(kind);
  const isInUse = kind === 'brand' ? sql`is_active and binned_at is null` : sql`is_active`;
  const target = db
    .select({ id: slugHistory.targetId })
    .from(slugHistory)
    .where(sql`${slugHistory.kind} = ${kind} and ${slugHistory.slug} = ${slug}`);
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from ${table} where id = (${target}) and ${isInUse}`,
  );
  return rows[0]?.slug;
}
