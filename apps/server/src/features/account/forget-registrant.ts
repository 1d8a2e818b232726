import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { deleteSecondFactor } from './second-factor.ts';
import { deleteSetup } from './second-factor-setup.ts';
import { account } from './table.ts';

/**
 * Drops what an account holds from before its address was shown to be somebody's: second factor, profile and follows.
 * Whoever registered may have been a stranger, and the owner of the address is not to be locked out or spoken for.
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
