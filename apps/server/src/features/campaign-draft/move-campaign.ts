import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import { type CampaignAction, refusalOf, stateAfter } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { closeDraft, holdPublished } from './open-draft.ts';
import { presentPublication, stageOf } from './present.ts';
import { answered } from './publish-campaign.ts';

/** Changes of state that need no draft. */
type Move = Extract<CampaignAction, 'unschedule' | 'withdraw' | 'archive' | 'unarchive'>;

/** Change of state, and the version that the editor has seen. */
export interface Moved {
  readonly version: number;
  readonly action: Move;
}

const actions: Readonly<Record<Move, AuditAction>> = {
  unschedule: 'campaign-unscheduled',
  withdraw: 'campaign-withdrawn',
  archive: 'campaign-archived',
  unarchive: 'campaign-unarchived',
};

/** Changes the state of a campaign and cancels its schedule. Refused when the version has changed. */
export function moveCampaign(context: CallContext, id: string, moved: Moved) {
  return inTransaction(context.db, (tx) => moveIn(tx, context, id, moved));
}

/** The same within a transaction. */
export async function moveIn(tx: Executor, context: CallContext, id: string, { version, action }: Moved) {
  const edited = await holdPublished(tx, id);
  const { row } = edited;
  if (row.version !== version) {
    const current = { campaign: presentPublication(edited, context.now) };
    throw new RefusalError('record-changed', {}, { current });
  }
  const stage = stageOf(row);
  const status = stateAfter(stage, action);
  if (status === undefined) throw new RefusalError(refusalOf(stage, action));
  const { change } = await saveCampaign(
    tx,
    { id, values: { status, publishAt: null } },
    { ...context, action: actions[action] },
  );
  if (action === 'archive' && edited.draft?.isOpen) await closeDraft(tx, id, change);
  return answered(tx, context, id, change);
}

/** Discards a draft. A campaign that was never published is archived with it. */
export function discardDraft(context: CallContext, id: string, version: number) {
  return inTransaction(context.db, async (tx) => {
    const edited = await holdPublished(tx, id);
    const { row, draft } = edited;
    if (!draft?.isOpen) throw new RefusalError('not-found');
    if (row.publishAt !== null) throw new RefusalError('campaign-scheduled');
    if (draft.version !== version) {
      const current = { campaign: presentPublication(edited, context.now) };
      throw new RefusalError('record-changed', {}, { current });
    }
    if (row.wasPublished) {
      await closeDraft(tx, id, null);
      return answered(tx, context, id, null);
    }
    const { change } = await saveCampaign(
      tx,
      { id, values: { status: 'archived' } },
      { ...context, action: actions.archive },
    );
    await closeDraft(tx, id, change);
    return answered(tx, context, id, change);
  });
}
