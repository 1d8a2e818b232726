import { sql } from 'drizzle-orm';
import { afterCommit } from '#server/db/after-commit.ts';
import type { Executor } from '#server/db/database.ts';
import { droppableRows } from './shared-rows.ts';
import { TAG_CHANNEL } from './tag-listener.ts';

/** Tags of pages that show the whole catalogue. */
export const catalogueTags = ['home', 'categories', 'brands'] as const;

/** Invalidates the cache entries with these tags on every node when the transaction commits. */
export async function announce(tx: Executor, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${TAG_CHANNEL}, ${JSON.stringify(tags)})`);
  // This node does not wait for the notification, so that the author of a write sees it in the next request.
  afterCommit(tx, (db) => droppableRows(db).drop(tags));
}
