import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { TAG_CHANNEL } from './tag-listener.ts';

/** The tags of what shows the whole catalogue. */
export const catalogueTags = ['home', 'categories', 'brands'] as const;

/** Tells every node, when the transaction commits, that pages which show one of these are stale. */
export async function announce(tx: Executor, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${TAG_CHANNEL}, ${JSON.stringify(tags)})`);
}
