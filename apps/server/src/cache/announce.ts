import { sql } from 'drizzle-orm';
import { afterCommit } from '#server/db/after-commit.ts';
import type { Executor } from '#server/db/database.ts';
import { droppableRows } from './shared-rows.ts';
import { TAG_CHANNEL } from './tag-listener.ts';

/** The tags of what shows the whole catalogue. */
export const catalogueTags = ['home', 'categories', 'brands'] as const;

/** Tells every node, when the transaction commits, that pages which show one of these are stale. */
export async function announce(tx: Executor, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${TAG_CHANNEL}, ${JSON.stringify(tags)})`);
  // This node knows it already: who has just written sees what they wrote.
  afterCommit(tx, (db) => droppableRows(db).drop(tags));
}
