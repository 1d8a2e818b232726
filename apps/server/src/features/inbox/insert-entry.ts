import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { inboxEntry } from './table.ts';

type NewEntry = typeof inboxEntry.$inferInsert;

export async function insertEntry(tx: Executor, entry: NewEntry): Promise<string> {
  const [saved] = await tx.insert(inboxEntry).values(entry).returning({ id: inboxEntry.id });
  if (saved === undefined) throw new Error('The database returned no inbox entry.');
  return saved.id;
}

/**
 * Writes an entry with its visitor's digest. Writes nothing, and returns undefined, when the visitor already has one for
 * this campaign today.
 */
export async function insertCountedEntry(tx: Executor, entry: NewEntry): Promise<string | undefined> {
  const [saved] = await tx
    .insert(inboxEntry)
    .values(entry)
    .onConflictDoNothing({
      target: [inboxEntry.campaignId, inboxEntry.countedDigest],
      where: sql`counted_digest is not null`,
    })
    .returning({ id: inboxEntry.id });
  return saved?.id;
}
