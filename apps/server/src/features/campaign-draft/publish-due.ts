import { contradictionKinds } from '@ayrac/domain/campaign-draft/contradictions.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { shareFrame } from '#server/features/campaign/record/queries.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { assertPublishable, holdOpen, publish } from './publish-campaign.ts';
import { publishedContent } from './published-content.ts';
import { listDue } from './queries.ts';
import { campaignDraft } from './table.ts';

const AT_ONCE = 50;

/**
 * Publishes what is due, each campaign in a transaction of its own, and returns their number. Campaigns locked by
 * another node are skipped.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  let published = 0;
  for (const { id } of await listDue(db, now, AT_ONCE)) {
    if (await inTransaction(db, (tx) => publishOne(tx, id, now))) published += 1;
  }
  return published;
}

async function publishOne(tx: Executor, id: string, now: Date): Promise<boolean> {
  await shareFrame(tx);
  const [due] = await tx
    .select({ status: campaign.status, wasPublished: campaign.wasPublished, by: campaignDraft.scheduledBy })
    .from(campaign)
    .innerJoin(campaignDraft, eq(campaignDraft.campaignId, campaign.id))
    .where(and(eq(campaign.id, id), lte(campaign.publishAt, now)))
    .for('no key update', { of: campaign, skipLocked: true });
  if (due === undefined) return false;
  const write = { caller: { kind: 'anonymous' }, address: null, now, inNameOf: due.by } as const;
  try {
    await tx.transaction(async (inner) => {
      const open = await holdOpen(inner, id);
      const content = publishedContent(open);
      // Contradictions that were accepted at scheduling are still accepted.
      await assertPublishable(inner, id, content, { now, start: null, despite: contradictionKinds });
      await publish(inner, open, content, { ...write, action: 'campaign-published' });
    });
    return true;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const resting = due.wasPublished ? 'withdrawn' : 'draft';
    const status = due.status === 'live' ? 'live' : resting;
    await saveCampaign(
      tx,
      { id, values: { status, publishAt: null } },
      { ...write, action: 'campaign-unpublishable' },
    );
    await tx
      .update(campaignDraft)
      .set({ problem: error.refusal.code, scheduledBy: null })
      .where(eq(campaignDraft.campaignId, id));
    return false;
  }
}
