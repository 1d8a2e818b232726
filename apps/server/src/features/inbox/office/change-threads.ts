import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { scopeOf } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listUndoable } from '#server/resource/history/undo-change.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { idsOf, type Target } from '#server/resource/write/bulk.ts';
import { onEach } from '#server/resource/write/on-each.ts';
import { changeHeld, revertThread, type ThreadChange } from './change-thread.ts';
import { inboxThreadRecords } from './records.ts';
import { holdThread } from './thread-queries.ts';

/**
 * Applies the same change to many threads, each in a transaction of its own. A refused one is reported with its reason.
 */
export async function changeThreads(
  context: CallContext,
  target: Target,
  requested: ThreadChange,
): Promise<Outcome> {
  const ids = await idsOf(context, reachedBy(inboxThreadRecords, context.caller), target);
  return onEach(context, inboxThreadRecords, ids, (id, changeId) =>
    inTransaction(context.db, async (tx) => {
      const thread = await holdThread(tx, id);
      if (thread === undefined) throw new RefusalError('not-found');
      await changeHeld(tx, context, thread, requested, changeId);
    }),
  );
}

/**
 * Undoes a change of threads, except for threads that have changed since. Returns undefined when the change was not
 * about threads.
 */
export async function undoThreads(context: CallContext, changeId: string): Promise<Outcome | undefined> {
  const entries = await listUndoable(context, changeId);
  const isOfThreads = entries[0]?.targetKind === 'inbox-thread';
  if (!isOfThreads || scopeOf(context.caller, 'manage-inbox') === 'none') return undefined;
  const byThread = new Map(entries.map((entry) => [entry.targetId ?? '', entry]));
  return onEach(context, inboxThreadRecords, [...byThread.keys()], (id, undone) => {
    const entry = byThread.get(id);
    if (entry === undefined) throw new RefusalError('not-found');
    return inTransaction(context.db, (tx) => revertThread(tx, context, entry, undone));
  });
}
