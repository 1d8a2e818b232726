import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { clearCookies } from '#server/api/session-cookies.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { eraseAccount } from './erase-account.ts';
import { findMember } from './queries.ts';
import { requireOwnCode, requireOwnPassword } from './security/own-proof.ts';

/**
 * Erases the caller: who they are is shown anew, the last administrator stays, and then all of it goes in one
 * transaction. A last mail says so; its row goes when it is sent.
 */
export async function eraseOwnData(
  context: CallContext,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  const { db, caller, locale, services } = context;
  const { id } = memberOf(caller);
  await requireOwnPassword(context, password);
  if ((await findMember(db, id))?.hasSecondFactor) await requireOwnCode(context, code ?? '');
  await inTransaction(db, async (tx) => {
    // Not the call's own instant: whatever came while the password was checked goes, too.
    const now = services.clock();
    await eraseAccount(tx, context, id, { locale, now });
  });
  clearCookies(context);
}
