import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { recordPermissions } from '#server/features/consent/queries.ts';
import { findWaitingEmail } from '#server/features/permission/queries.ts';
import { deleteSecondFactor } from './second-factor.ts';
import { deleteSetup } from './second-factor-setup.ts';
import { account } from './table.ts';

/**
 * Drops what an account holds from before its address was shown to be somebody's: second factor, profile, follows, and
 * a permission that waited for the address.
 * Whoever registered may have been a stranger, and the owner of the address is not to be locked out or spoken for.
 */
export async function forgetRegistrant(
  tx: Executor,
  { locale, now }: Pick<CallContext, 'locale' | 'now'>,
  accountId: string,
): Promise<void> {
  const waiting = await findWaitingEmail(tx, accountId);
  if (waiting !== undefined) {
    const shown = { context: 'forgotten', locale, now };
    await recordPermissions(tx, waiting, [{ channel: 'email', isGiven: false }], shown);
  }
  await deleteSecondFactor(tx, accountId);
  await deleteSetup(tx, accountId);
  await tx.execute(sql`delete from follow where account_id = ${accountId}`);
  const unknown = {
    name: null,
    surname: null,
    phone: null,
    phoneConfirmedAt: null,
    gender: null,
    birthday: null,
  };
  const nowhere = { occupationId: null, city: null, town: null, wantsReminders: false };
  await tx
    .update(account)
    .set({ ...unknown, ...nowhere })
    .where(eq(account.id, accountId));
}
