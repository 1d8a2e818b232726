import { descendantsOf } from '@ayrac/domain/category/category-tree.ts';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { projectAgain, projectCampaigns } from '#server/features/campaign/projection/writes.ts';
import { shareFrame } from '#server/features/campaign/record/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { listTreeRows } from '../queries.ts';
import { campaignPlacement, FIRST_CAMPAIGN } from './table.ts';

/** So many are placed by the write of their category itself: it takes below a second. */
export const MOST_IN_A_WRITE = 250;
/** Whoever saves one of them meanwhile waits as long as a batch takes. */
const AT_ONCE = 100;

/**
 * Lists the campaigns of a branch anew: at once where they are few, else in the background, so that neither this write
 * nor others have to wait. Their own pages and forms follow the category's row, and so change with its write.
 */
export async function placeBranch(tx: Executor, categoryId: string, now: Date): Promise<void> {
  const ofBranch = await isOfBranch(tx, categoryId);
  const total = await tx.$count(campaign, ofBranch);
  if (total <= MOST_IN_A_WRITE) return projectAgain(tx, ofBranch, now);
  const begun = { askedAt: now, afterCampaign: FIRST_CAMPAIGN, done: 0, total };
  await tx
    .insert(campaignPlacement)
    .values({ categoryId, ...begun })
    .onConflictDoUpdate({ target: campaignPlacement.categoryId, set: begun });
}

/** Places the next campaigns of the branch that has waited longest; false where none waits, or all are in work. */
export function placeBatch(db: Database, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await shareFrame(tx);
    const [open] = await tx
      .select()
      .from(campaignPlacement)
      .orderBy(asc(campaignPlacement.askedAt), asc(campaignPlacement.categoryId))
      .limit(1)
      .for('update', { skipLocked: true });
    if (open === undefined) return false;
    const isThis = eq(campaignPlacement.categoryId, open.categoryId);
    const ids = await lockNext(tx, await isOfBranch(tx, open.categoryId), open.afterCampaign);
    const last = ids.at(-1);
    if (last === undefined) {
      await tx.delete(campaignPlacement).where(isThis);
      await announce(tx, [...catalogueTags, `category:${open.categoryId}`]);
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
async function lockNext(tx: Executor, ofBranch: SQL, after: string): Promise<string[]> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(ofBranch, gt(campaign.id, after)))
    .orderBy(asc(campaign.id))
    .limit(AT_ONCE)
    .for('no key update');
  return rows.map(({ id }) => id);
}

async function isOfBranch(tx: Executor, categoryId: string): Promise<SQL> {
  const below = descendantsOf(await listTreeRows(tx), categoryId).map(({ id }) => id);
  return inArray(campaign.categoryId, [categoryId, ...below]);
}
