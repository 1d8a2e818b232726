import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { scopeOf } from '@ayrac/domain/access.ts';
import type { AccountDeed } from '@ayrac/domain/person/person-access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { idsOf, type Target } from '#server/resource/bulk.ts';
import type { ServedResource } from '#server/resource/declaration.ts';
import { onEach } from '#server/resource/on-each.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { findRow } from '#server/resource/rows.ts';
import { listUndoable } from '#server/resource/undo-change.ts';
import { endPersonSessions, setPersonActive, takeActivationBack } from './change-person.ts';
import { userRecords } from './records.ts';

interface Asked {
  readonly target: Target;
  readonly deed: AccountDeed;
}

/** Does the same to many accounts, each in a transaction of its own; sessions that ended do not come back. */
export async function changePeople(
  context: CallContext,
  records: ServedResource,
  { target, deed }: Asked,
): Promise<Outcome> {
  const reached = reachedBy(records, context.caller);
  const ids = await idsOf(context, reached, target);
  let isUndoable = false;
  const outcome = await onEach(context, records, ids, async (id, changeId) => {
    // A list of customers does nothing to an account of another role.
    if ((await findRow(context.db, reached, id)) === undefined) throw new RefusalError('not-found');
    if (deed === 'end-sessions') return endOthersSessions(context, id);
    if (await setPersonActive(context, id, deed === 'enable', changeId)) isUndoable = true;
  });
  return isUndoable ? outcome : { ...outcome, change: null };
}

/** Takes back what one change did to accounts, wherever nobody decided since; undefined where it was none of accounts. */
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

/** Whoever chose a whole list is not signed out by it themselves. */
async function endOthersSessions(context: CallContext, id: string): Promise<void> {
  if (memberOf(context.caller).id === id) throw new RefusalError('own-account');
  await endPersonSessions(context, id);
}
