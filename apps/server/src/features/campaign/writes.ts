import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaignStats } from './table.ts';

/** Counts one more request for a campaign; the last statement of its transaction, so that the row is held shortly. */
export async function addApplication(tx: Executor, campaignId: string): Promise<void> {
  await tx
    .insert(campaignStats)
    .values({ campaignId, applications: 1 })
    .onConflictDoUpdate({
      target: campaignStats.campaignId,
      set: { applications: sql`${campaignStats.applications} + 1` },
    });
}

/**
 * Counts one request for a campaign less, as the last statement of its transaction: who asks and takes back again and
 * again moves no campaign up.
 */
export async function takeApplicationBack(tx: Executor, campaignId: string): Promise<void> {
  await tx
    .update(campaignStats)
    .set({ applications: sql`greatest(0, ${campaignStats.applications} - 1)` })
    .where(eq(campaignStats.campaignId, campaignId));
}
