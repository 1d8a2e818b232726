import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { deleteSecondFactor } from './second-factor.ts';
import { deleteSetup } from './second-factor-setup.ts';
import { account } from './table.ts';

/**
 * Deletes the second factor, profile and follows that an account got before its address was verified. The registrant
 * may have been a stranger, who must not lock out or speak for the owner of the address.
 */
export async function forgetRegistrant(tx: Executor, accountId: string): Promise<void> {
  await deleteSecondFactor(tx, accountId);
  await deleteSetup(tx, accountId);
  await tx.execute(sql`delete from follow where account_id = ${accountId}`);
  const unknown = { name: null, surname: null, gender: null, birthday: null };
  const unreachable = { phone: null, phoneConfirmedAt: null };
  const nowhere = { occupationId: null, city: null, town: null, wantsReminders: false };
  await tx
    .update(account)
    .set({ ...unknown, ...unreachable, ...nowhere })
    .where(eq(account.id, accountId));
}
