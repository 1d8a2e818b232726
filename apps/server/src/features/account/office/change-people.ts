import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { scopeOf } from '@ayrac/domain/access.ts';
import type { AccountAction } from '@ayrac/domain/person/person-access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { ServedResource } from '#server/resource/declaration.ts';
import { listUndoable } from '#server/resource/history/undo-change.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { findRow } from '#server/resource/rows.ts';
import { idsOf, type Target } from '#server/resource/write/bulk.ts';
import { onEach } from '#server/resource/write/on-each.ts';
import { endPersonSessions, setPersonActive, takeActivationBack } from './change-person.ts';
import { userRecords } from './records.ts';

interface PeopleChange {
  readonly target: Target;
  readonly action: AccountAction;
}

/**
 * Applies an action to many accounts, each in its own transaction. Ended sessions cannot be restored, so `change` is
 * null unless an account was enabled or disabled.
 */
export async function changePeople(
  context: CallContext,
  records: ServedResource,
  { target, action }: PeopleChange,
): Promise<Outcome> {
  const reached = reachedBy(records, context.caller);
  const ids = await idsOf(context, reached, target);
  let isUndoable = false;
  const outcome = await onEach(context, records, ids, async (id, changeId) => {
    // The list of customers must not change accounts of other roles.
    if ((await findRow(context.db, reached, id)) === undefined) throw new RefusalError('not-found');
    if (action === 'end-sessions') return endOthersSessions(context, id);
    if (await setPersonActive(context, id, action === 'enable', changeId)) isUndoable = true;
  });
  return isUndoable ? outcome : { ...outcome, change: null };
}

/**
 * Undoes what one change did to accounts, except to those that were enabled or disabled again since. Undefined when the
 * change is not about accounts or the caller may not undo it.
 */
export async function undoPeople(context: CallContext, changeId: string): Promise<Outcome | undefined> {
  const entries = await listUndoable(context, changeId);
  const isOfAccounts = entries[0]?.targetKind === 'account';
  if (!isOfAccounts || scopeOf(context.caller, 'manage-people') === 'none') return undefined;
  const byAccount = new Map(entries.map((entry) => [entry.targetId ?? '', entry]));
  return onEach(context, userRecords, [...byAccount.keys()], async (id, undone) => {
    const entry = byAccount.get(id);
    if (entry === undefined) throw new RefusalError('not-found');
    await takeActivationBack(context, entry, undone);
  });
}

/**
 * Ends the sessions of another person. Throws `own-account` for the caller, who would otherwise be signed out after
 * selecting a whole list.
 */
async function endOthersSessions(context: CallContext, id: string): Promise<void> {
  if (memberOf(context.caller).id === id) throw new RefusalError('own-account');
  await endPersonSessions(context, id);
}
