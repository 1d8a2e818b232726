import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { inboxEntry } from './table.ts';

type NewEntry = typeof inboxEntry.$inferInsert;

/** Writes an entry and returns its id. */
export async function insertEntry(tx: Executor, entry: NewEntry): Promise<string> {
  const [saved] = await tx.insert(inboxEntry).values(entry).returning({ id: inboxEntry.id });
  if (saved === undefined) throw new Error('The database returned no inbox entry.');
  return saved.id;
}

/** Writes an entry with its visitor's mark; nothing where the visitor has one for this campaign today. */
export async function insertCountedEntry(tx: Executor, entry: NewEntry): Promise<string | undefined> {
  const [saved] = await tx
    .insert(inboxEntry)
    .values(entry)
    .onConflictDoNothing({
      target: [inboxEntry.campaignId, inboxEntry.countedMark],
      where: sql`counted_mark is not null`,
    })
    .returning({ id: inboxEntry.id });
  return saved?.id;
}

/** Whether a visitor's report on a campaign is counted already. */
export async function isCounted(tx: Executor, campaignId: string, countedMark: string): Promise<boolean> {
  const isTheirs = and(eq(inboxEntry.campaignId, campaignId), eq(inboxEntry.countedMark, countedMark));
  return (await tx.$count(inboxEntry, isTheirs)) > 0;
}

/** Whether there is such a campaign to report, over or not. */
export async function isKnownCampaign(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.id, id), eq(campaign.isActive, true)));
  return rows.length > 0;
}
