import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { changeInboxThread } from '@ayrac/contract/office/inbox.ts';
import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import type { InboxState } from '@ayrac/domain/mail/inbox.ts';
import { movedTo } from '@ayrac/domain/mail/inbox-thread.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { type Executor, violates } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { account } from '#server/features/account/table.ts';
import type { Changes } from '#server/features/audit/table.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import type { Entry } from '#server/resource/history/undo-change.ts';
import { inboxThread } from '../table.ts';
import { presentThread } from './present-thread.ts';
import { holdThread } from './thread-queries.ts';

type Body = ParsedInput<typeof changeInboxThread>['body'];
/** Requested change of a thread. An absent field stays unchanged. */
export type ThreadChange = Omit<Body, 'version'>;
type Thread = typeof inboxThread.$inferSelect;
type Values = Pick<Thread, 'state' | 'assignedTo'>;

const CHANGED = 'inbox-thread-changed';

/** Changes the state or assignee of a thread. `change` is the id for undo, or null when nothing differed. */
export function changeThread(context: CallContext, id: string, { version, ...requested }: Body) {
  return inTransaction(context.db, async (tx) => {
    const thread = await holdAsSeen(tx, context, id, version);
    const change = await changeHeld(tx, context, thread, requested);
    return { thread: await presentThread(tx, context, id), change };
  });
}

/** The same for a thread that the transaction has locked. */
export async function changeHeld(
  tx: Executor,
  context: CallContext,
  thread: Thread,
  requested: ThreadChange,
  changeId: string = randomUUID(),
): Promise<string | null> {
  const state = requested.state === undefined ? thread.state : movedTo(thread.state, requested.state);
  if (state === undefined) throw new RefusalError('thread-state');
  const { assigneeId = thread.assignedTo } = requested;
  if (assigneeId !== null && assigneeId !== thread.assignedTo) await requireColleague(tx, assigneeId);
  return writeValues(tx, context, thread, { state, assignedTo: assigneeId }, { action: CHANGED, changeId });
}

/** Undoes a change of a thread, unless the thread has changed since. */
export async function revertThread(tx: Executor, context: CallContext, entry: Entry, changeId: string) {
  const thread = await holdThread(tx, entry.targetId ?? '');
  if (thread === undefined) throw new RefusalError('not-found');
  if (thread.version !== entry.version) throw new RefusalError('record-changed');
  const before = valuesBefore(thread, entry.changes ?? {});
  await writeValues(tx, context, thread, before, { action: 'inbox-thread-undone', changeId });
}

/** Locks a thread. Throws `record-changed` with its current content when it was changed since `version`. */
export async function holdAsSeen(tx: Executor, context: CallContext, id: string, version: number) {
  const thread = await holdThread(tx, id);
  if (thread === undefined) throw new RefusalError('not-found');
  if (thread.version !== version) throw await changedMeanwhile(tx, context, id);
  return thread;
}

/** Writes the differences and their audit entry. Returns the id of the change, or null when nothing differed. */
export async function writeValues(
  tx: Executor,
  context: CallContext,
  thread: Thread,
  values: Values,
  { action, changeId }: { readonly action: AuditAction; readonly changeId: string },
): Promise<string | null> {
  const names = (['state', 'assignedTo'] as const).filter((name) => thread[name] !== values[name]);
  if (names.length === 0) return null;
  const version = thread.version + 1;
  try {
    await tx
      .update(inboxThread)
      .set({ ...values, version })
      .where(eq(inboxThread.id, thread.id));
  } catch (error) {
    // New reports have come in since it was closed and have a thread of their own.
    if (violates(error, 'inbox_thread_of_campaign')) throw new RefusalError('campaign-has-thread');
    throw error;
  }
  const changes: Changes = Object.fromEntries(
    names.map((name) => [name, { before: thread[name], after: values[name] }]),
  );
  await writeAudit(tx, context, {
    action,
    targetKind: 'inbox-thread',
    targetId: thread.id,
    fields: names,
    record: { changeId, version, changes },
  });
  return changeId;
}

function valuesBefore(thread: Thread, { state, assignedTo }: Changes): Values {
  return {
    // The values in the log were written by `writeValues`, which makes the casts safe.
    state: state === undefined ? thread.state : (state.before as InboxState),
    assignedTo: assignedTo === undefined ? thread.assignedTo : (assignedTo.before as string | null),
  };
}

async function requireColleague(tx: Executor, id: string): Promise<void> {
  const isAdmin = and(eq(account.id, id), eq(account.role, 'ADMIN'));
  if ((await tx.$count(account, isAdmin)) === 0)
    throw new RefusalError('validation-failed', { assigneeId: 'not-a-choice' });
}

async function changedMeanwhile(tx: Executor, context: CallContext, id: string) {
  return new RefusalError('record-changed', {}, { current: await presentThread(tx, context, id) });
}
