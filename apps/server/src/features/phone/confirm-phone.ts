import { permissionChannels, permissionOf } from '@ayrac/domain/consent/permission.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { recordPermissions } from '#server/features/consent/writes.ts';
import { findPerson, listAnswersOf } from '#server/features/permission/queries.ts';
import { markPhoneConfirmed, requireRightCode, spendCode } from './writes.ts';

/**
 * Confirms the phone number of the caller by the code that was sent to it. A code works once and allows few attempts.
 * Permissions that were waiting are written to the ledger again, so that it records both moments.
 */
export async function confirmPhone(context: CallContext, typed: string): Promise<void> {
  const { db, caller, locale, now } = context;
  const { id: accountId } = memberOf(caller);
  const phone = await requireRightCode(context, { accountId }, typed);
  await inTransaction(db, async (tx) => {
    const waiting = await waitingChannels(tx, accountId, phone);
    await spendCode(tx, { accountId });
    if (!(await markPhoneConfirmed(tx, accountId, phone, now))) throw new RefusalError('wrong-phone-code');
    const answers = waiting.map((channel) => ({ channel, isGiven: true }));
    const shown = { context: 'confirmed:phone-code', locale, now };
    if (answers.length > 0) await recordPermissions(tx, { accountId }, answers, shown);
    await writeAudit(tx, context, { action: 'phone-confirmed', targetKind: 'account', targetId: accountId });
  });
}

/** Returns the channels that a member has allowed for this number and that await its confirmation. */
async function waitingChannels(tx: Executor, accountId: string, phone: string) {
  const all = await listAnswersOf(tx, await findPerson(tx, accountId, true));
  const answers = all.filter(({ recipient }) => recipient === phone);
  return permissionChannels.filter((channel) => permissionOf(answers, channel)?.state === 'unconfirmed');
}
