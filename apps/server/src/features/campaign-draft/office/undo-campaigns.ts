import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { scopeOf } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { type Entry, listUndoable } from '#server/resource/history/undo-change.ts';
import { closeDraft, holdEdited, reopen } from '../open-draft.ts';
import { writeChange } from '../save-draft.ts';
import { changeBefore, refuseLate, undoIn } from '../undo-campaign-change.ts';
import { DRAFT_CHANGED } from './set-fields.ts';
import { type OneContext, writeTogether } from './write-together.ts';

/** Undoes a change of several campaigns, within ten minutes and for each campaign that was not changed since. */
export async function undoCampaigns(context: CallContext, changeId: string): Promise<Outcome | undefined> {
  const entries = await listUndoable(context, changeId);
  const isAccessible = scopeOf(context.caller, 'manage-campaigns') === 'all';
  if (entries[0]?.targetKind !== 'campaign' || !isAccessible) return undefined;
  const byCampaign = new Map(entries.map((entry) => [entry.targetId ?? '', entry]));
  return writeTogether(context, [...byCampaign.keys()], async (tx, one, id) => {
    const entry = byCampaign.get(id);
    if (entry === undefined) throw new RefusalError('not-found');
    refuseLate(entry, context.now);
    if (entry.action === DRAFT_CHANGED) await undoDraftChange(tx, one, id, entry);
    else if (entry.action === 'campaign-begun') await putAway(tx, one, id, entry);
    else await undoIn(tx, one, id, changeId);
    return true;
  });
}

async function undoDraftChange(tx: Executor, context: OneContext, id: string, entry: Entry): Promise<void> {
  const edited = await holdEdited(tx, id);
  if (edited.draft?.version !== entry.version || edited.row.publishAt !== null)
    throw new RefusalError('record-changed');
  const open = await reopen(tx, context, edited);
  await writeChange(tx, context, open, changeBefore(entry));
}

/** A copy is archived instead of deleted, so that it can still be found. */
async function putAway(tx: Executor, context: OneContext, id: string, entry: Entry): Promise<void> {
  const { row, draft } = await holdEdited(tx, id);
  if (row.version !== entry.version || draft?.version !== 1) throw new RefusalError('record-changed');
  const archived = { id, values: { status: 'archived' } } as const;
  const { change } = await saveCampaign(tx, archived, { ...context, action: 'campaign-archived' });
  await closeDraft(tx, id, change);
}
