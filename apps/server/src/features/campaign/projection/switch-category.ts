import { eq, inArray, sql } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { category } from '#server/features/category/table.ts';
import { campaign } from '../table.ts';
import { projectAgain } from './writes.ts';

/** Switches a category on or off; all campaigns below it enter or leave what they are found by, in one transaction. */
export function switchCategory(db: Database, id: string, isActive: boolean, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(category).set({ isActive }).where(eq(category.id, id));
    const below = await listBelow(tx, id);
    await projectAgain(tx, inArray(campaign.categoryId, below), now);
    await announce(tx, [...catalogueTags, ...below.map((one) => `category:${one}`)]);
  });
}

async function listBelow(tx: Executor, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive below as (
      select id from category where id = ${id}
      union all select c.id from category c join below on c.parent_id = below.id
    ) select id from below order by id`);
  return rows.map((row) => row.id);
}
