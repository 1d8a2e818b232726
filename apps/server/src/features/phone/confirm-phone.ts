import { parsePhoneCode } from '@ayrac/domain/account/phone-code.ts';
import { permissionChannels, standOf } from '@ayrac/domain/consent/permission.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/queries.ts';
import { recordPermissions } from '#server/features/consent/queries.ts';
import { findPerson, listAnswersOf } from '#server/features/permission/queries.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { hashOfCode, markPhoneConfirmed, tryCode } from './queries.ts';

/**
 * Confirms the number that a code was sent to, by the code, once and with few tries. The permissions that waited for
 * it are written into the ledger anew, so that it holds both moments.
 */
export async function confirmPhone(context: CallContext, typed: string): Promise<void> {
  const { db, caller, now } = context;
  const { id } = memberOf(caller);
  const code = parsePhoneCode(typed);
  if (code === undefined) throw new RefusalError('wrong-phone-code');
  // A try counts by itself: a wrong one is not to be rolled back.
  const sent = await tryCode(db, id, now);
  const isRight = sent?.codeHash === hashOfCode(await fingerprintOf(db), id, code);
  if (sent === undefined || !isRight) throw new RefusalError('wrong-phone-code');
  await inTransaction(db, async (tx) => {
    const waiting = await waitingChannels(tx, id, sent.phone);
    if (!(await markPhoneConfirmed(tx, id, sent.phone, now))) throw new RefusalError('wrong-phone-code');
    const { locale } = context;
    const said = waiting.map((channel) => ({ channel, isGiven: true }));
    const shown = { context: 'confirmed:phone-code', locale, now };
    if (said.length > 0) await recordPermissions(tx, { accountId: id }, said, shown);
    await writeAudit(tx, context, { action: 'phone-confirmed', targetKind: 'account', targetId: id });
  });
}

/** The channels that a member allowed for this very number, and that wait for it. */
async function waitingChannels(tx: Executor, accountId: string, phone: string) {
  const all = await listAnswersOf(tx, await findPerson(tx, accountId, true));
  const answers = all.filter(({ recipient }) => recipient === phone);
  return permissionChannels.filter((channel) => standOf(answers, channel)?.state === 'unconfirmed');
}
