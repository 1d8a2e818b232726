import { readDate } from '@ayrac/domain/campaign/campaign-date.ts';
import { stateAfter } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { stageOf } from './present.ts';
import { answered, assertPublishable, holdSeen, type Seen } from './publish-campaign.ts';
import { publishedContent } from './published-content.ts';
import { campaignDraft } from './table.ts';

/** Schedules the publication of a draft for a time in Istanbul. It cannot be changed until then. */
export function scheduleCampaign(context: CallContext, id: string, { at, ...seen }: Seen & { at: string }) {
  const publishAt = readDate(at);
  if (publishAt === undefined) throw new RefusalError('validation-failed', { at: 'invalid-date' });
  if (publishAt <= context.now) throw new RefusalError('validation-failed', { at: 'implausible-date' });
  return inTransaction(context.db, async (tx) => {
    const open = await holdSeen(tx, context, id, seen);
    const status = stateAfter(stageOf(open.row), 'schedule');
    if (status === undefined) throw new RefusalError('action-not-possible');
    await assertPublishable(tx, id, publishedContent(open), {
      now: context.now,
      start: publishAt,
      despite: seen.despite,
    });
    const { change } = await saveCampaign(
      tx,
      { id, values: { status, publishAt } },
      { ...context, action: 'campaign-scheduled' },
    );
    await tx
      .update(campaignDraft)
      .set({ scheduledBy: memberOf(context.caller).id, problem: null })
      .where(eq(campaignDraft.campaignId, id));
    return answered(tx, context, id, change);
  });
}
