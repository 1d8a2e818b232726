import type { SecondFactorSetup, SecondFactorState } from '@ayrac/contract/account.ts';
import { needsSecondFactor } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { endSessionsOf } from '#server/features/account/session/writes.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import {
  authenticatorUri,
  deleteSecondFactor,
  newAuthenticatorSecret,
  renewRecoveryCodes,
  stepOfCode,
  storeSecondFactor,
  takeStep,
} from '../second-factor.ts';
import { deleteSetup, lockSetup, storeSetup } from '../second-factor-setup.ts';
import { account, recoveryCode, secondFactor } from '../table.ts';
import { requireVerified } from '../unverified.ts';
import { requireOwnCode, requireOwnPassword } from './own-proof.ts';
import { qrCode } from './qr-code.ts';

/** Proof of identity before a change of the second factor. */
export interface OwnProof {
  readonly password: string;
  readonly code: string;
}

/** Returns the state of the caller's second factor, without its secret. */
export async function findOwnSecondFactor({ db, caller }: CallContext): Promise<SecondFactorState> {
  const { id } = memberOf(caller);
  const [found] = await db
    .select({ role: account.role, confirmedAt: secondFactor.confirmedAt })
    .from(account)
    .leftJoin(secondFactor, eq(secondFactor.accountId, account.id))
    .where(eq(account.id, id));
  if (found === undefined) throw new RefusalError('unauthenticated');
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, id), isNull(recoveryCode.usedAt)));
  return {
    isOn: found.confirmedAt !== null,
    isRequired: needsSecondFactor(found.role),
    confirmedAt: found.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: left?.count ?? 0,
  };
}

/** Creates a secret that has to be confirmed by a code. An existing second factor stays active until then. */
export async function beginSecondFactor(context: CallContext, proof: OwnProof): Promise<SecondFactorSetup> {
  const { db, caller, now } = context;
  const { id, username } = memberOf(caller);
  // Otherwise a person who registers with somebody else's address could lock its owner out.
  await requireVerified(db, id);
  await requireOwnPassword(context, proof.password);
  if ((await findOwnSecondFactor(context)).isOn) await requireOwnCode(context, proof.code);
  const secret = newAuthenticatorSecret();
  await inTransaction(db, (tx) => storeSetup(tx, id, secret, now));
  const uri = authenticatorUri(secret, username);
  return { secret, uri, qr: qrCode(uri) };
}

/**
 * Activates the second factor by its first code and returns the recovery codes. Ends the sessions without a second
 * factor. A role that required one takes effect.
 */
export async function confirmSecondFactor(context: CallContext, code: string): Promise<string[]> {
  const { db, caller, now } = context;
  const { id, sessionId } = memberOf(caller);
  return inTransaction(db, async (tx) => {
    const secret = await lockSetup(tx, id, now);
    if (secret === null) throw new RefusalError('setup-run-out');
    const step = stepOfCode(secret, code, now);
    if (step === null) throw new RefusalError('validation-failed', { code: 'wrong-code' });
    await storeSecondFactor(tx, id, secret, now);
    await takeStep(tx, id, step);
    await deleteSetup(tx, id);
    await endSessionsOf(tx, id, now, sessionId);
    await notifyOwner(tx, context, 'second-factor-on');
    return renewRecoveryCodes(tx, id);
  });
}

export async function renewOwnRecoveryCodes(context: CallContext, proof: OwnProof): Promise<string[]> {
  const { db, caller } = context;
  const { id } = memberOf(caller);
  if (!(await findOwnSecondFactor(context)).isOn) throw new RefusalError('second-factor-off');
  await requireOwnPassword(context, proof.password);
  await requireOwnCode(context, proof.code);
  return inTransaction(db, async (tx) => {
    await writeAudit(tx, context, { action: 'recovery-codes-renewed', targetKind: 'account', targetId: id });
    return renewRecoveryCodes(tx, id);
  });
}

/** Removes the second factor. Refused when the account's role requires one. */
export async function disableSecondFactor(context: CallContext, proof: OwnProof): Promise<void> {
  const { db, caller } = context;
  const { id } = memberOf(caller);
  const { isOn, isRequired } = await findOwnSecondFactor(context);
  if (isRequired) throw new RefusalError('second-factor-required');
  if (!isOn) throw new RefusalError('second-factor-off');
  await requireOwnPassword(context, proof.password);
  await requireOwnCode(context, proof.code);
  await inTransaction(db, async (tx) => {
    await deleteSecondFactor(tx, id);
    await notifyOwner(tx, context, 'second-factor-off');
  });
}

/** Writes the audit entry and mails the owner, who may not have made the change. */
async function notifyOwner(
  tx: Executor,
  context: CallContext,
  action: 'second-factor-on' | 'second-factor-off',
): Promise<void> {
  const { caller, locale, now } = context;
  const { id } = memberOf(caller);
  await writeAudit(tx, context, { action, targetKind: 'account', targetId: id });
  await putMail(tx, { to: { accountId: id }, template: action, locale, data: {}, now });
}
