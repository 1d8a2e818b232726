import { and, asc, desc, eq, getTableName, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { isShown, type ShownTable } from '#server/resource/is-shown.ts';
import { slugHistory } from './table.ts';

/** Finds the current slug by a former one. */
export async function findMovedSlug(
  db: Executor,
  table: ShownTable,
  slug: string,
): Promise<string | undefined> {
  const kind = getTableName(table);
  const target = db
    .select({ id: slugHistory.targetId })
    .from(slugHistory)
    .where(sql`${slugHistory.kind} = ${kind} and ${slugHistory.slug} = ${slug}`);
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from ${table} where id = (${target}) and ${isShown(table)}`,
  );
  return rows[0]?.slug;
}

/** Lists the former slugs of an entity, the last retired first. */
export function listFormerSlugs(db: Executor, kind: (typeof slugHistory.$inferSelect)['kind'], id: string) {
  return db
    .select({ slug: slugHistory.slug, retiredAt: slugHistory.retiredAt })
    .from(slugHistory)
    .where(and(eq(slugHistory.kind, kind), eq(slugHistory.targetId, id)))
    .orderBy(desc(slugHistory.retiredAt), asc(slugHistory.slug));
}
