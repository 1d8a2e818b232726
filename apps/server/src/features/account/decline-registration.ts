import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { takeOneTimeToken } from './one-time-token.ts';
import { erasePerson } from './personal-data/erase-person.ts';
import { lockUnverified } from './unverified.ts';

/**
 * Deletes an unverified account that somebody else registered with the address of the person who follows the mailed
 * link.
 */
export async function declineRegistration(context: CallContext, token: string): Promise<void> {
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    const owner = await takeOneTimeToken(tx, token, 'verify-email', now);
    if (owner === null || !(await lockUnverified(tx, owner))) throw new RefusalError('link-not-valid');
    const { accountId } = owner;
    const entry = { action: 'registration-declined' as const, targetKind: 'account', targetId: accountId };
    await writeAudit(tx, context, entry);
    // Erased by the account only: data that merely contains the address belongs to the owner of the address.
    await erasePerson(tx, { accountId, emailKey: null, before: now }, now);
  });
}
