import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { clearCookies } from '#server/api/session-cookies.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { eraseAccount } from './erase-account.ts';
import { findMember } from './queries.ts';
import { requireOwnCode, requireOwnPassword } from './security/own-proof.ts';

/**
 * Erases the caller in one transaction, after checking the password and the code. Refuses the last administrator. Sends
 * a final mail whose row is deleted afterwards.
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
    // A fresh instant instead of the call's, so that data written during the password check is erased as well.
    const now = services.clock();
    await eraseAccount(tx, context, id, { locale, now });
  });
  clearCookies(context);
}
