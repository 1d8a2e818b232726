import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { projectCampaigns } from '#server/features/campaign/projection/writes.ts';
import { shareFrame } from '#server/features/campaign/record/queries.ts';
import { campaign } from '../table.ts';
import { isOfPlace, type Place } from './queries.ts';
import { campaignPlacement } from './table.ts';

/** Campaigns per batch. Saving one of them meanwhile waits until the batch is finished. */
const AT_ONCE = 100;

/**
 * Places the next batch of the placement that has waited longest. Returns false when none waits or others are working
 * on all of them.
 */
export function placeBatch(db: Database, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await shareFrame(tx);
    const [open] = await tx
      .select()
      .from(campaignPlacement)
      .orderBy(asc(campaignPlacement.askedAt), asc(campaignPlacement.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (open === undefined) return false;
    // A check constraint guarantees exactly one of the two ids.
    const place = open as Place;
    const isThis = eq(campaignPlacement.id, open.id);
    const ids = await lockNext(tx, await isOfPlace(tx, place), open.afterCampaign);
    const last = ids.at(-1);
    if (last === undefined) {
      await tx.delete(campaignPlacement).where(isThis);
      await announce(tx, [...catalogueTags, tagOf(place)]);
      return true;
    }
    await projectCampaigns(tx, ids, now);
    await tx
      .update(campaignPlacement)
      .set({ afterCampaign: last, done: sql`${campaignPlacement.done} + ${ids.length}` })
      .where(isThis);
    return true;
  });
}

/** Locks the campaigns before they are read, so that a concurrent save is placed as it was saved. */
async function lockNext(tx: Executor, ofPlace: SQL, after: string): Promise<string[]> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(ofPlace, gt(campaign.id, after)))
    .orderBy(asc(campaign.id))
    .limit(AT_ONCE)
    .for('no key update');
  return rows.map(({ id }) => id);
}

function tagOf({ brandId, categoryId }: Place): string {
  return brandId === null ? `category:${categoryId}` : `brand:${brandId}`;
}
