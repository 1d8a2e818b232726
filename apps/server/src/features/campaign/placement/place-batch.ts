import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { projectCampaigns } from '#server/features/campaign/projection/writes.ts';
import { shareFrame } from '#server/features/campaign/record/queries.ts';
import { campaign } from '../table.ts';
import { isOfPlace, type Place } from './queries.ts';
import { campaignPlacement } from './table.ts';

/** Whoever saves one of them meanwhile waits as long as a batch takes. */
const AT_ONCE = 100;

/** Places the next campaigns of what has waited longest; false where nothing waits, or all is in work. */
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
    // The table holds this by a constraint.
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

/** Locked before they are read: what somebody is saving is placed as they saved it. */
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
