import { passwordProblem, registrationPasswordProblems } from '@ayrac/domain/account/password.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { hashPassword } from '#server/guards/password-hash.ts';
import { setPassword } from '../change-account.ts';
import { forgetRegistrant } from '../forget-registrant.ts';
import { forgetFailures } from '../login-throttle.ts';
import { findTokenOwner, takeOneTimeToken } from '../one-time-token.ts';
import { findOwnNames } from '../queries.ts';
import { lockUnverified } from '../unverified.ts';
import { markVerified } from './verify-email.ts';

/** What the screen behind a reset link sends. */
export interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** What a link to a password is sent for: somebody forgot theirs, or never had one. */
const purposes = ['password-reset', 'invitation'] as const;

/**
 * Sets the password of whoever holds a mailed link, once, and signs the account out everywhere. The second factor of
 * a verified account stays on. Who has read the mail has shown that the address is theirs; what the account holds from
 * before that goes.
 */
export async function resetPassword(context: CallContext, typed: NewPassword): Promise<void> {
  const { db, now, locale, address } = context;
  const problems = registrationPasswordProblems(typed.password, typed.passwordConfirmation, {});
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
  // Asked before the hash is made, which is dear: nobody buys it with a made-up link.
  const asking = await findTokenOwner(db, typed.token, purposes, now);
  const names = asking === null ? undefined : await findOwnNames(db, asking.accountId);
  if (names === undefined) throw new RefusalError('link-not-valid');
  const problem = passwordProblem(typed.password, names);
  if (problem !== null) throw new RefusalError('validation-failed', { password: problem });
  const hash = await hashPassword(typed.password, address);
  await inTransaction(db, async (tx) => {
    const owner = await takeOneTimeToken(tx, typed.token, purposes, now);
    if (owner === null) throw new RefusalError('link-not-valid');
    const { accountId } = owner;
    if (await lockUnverified(tx, owner)) await forgetRegistrant(tx, accountId);
    if (!(await markVerified(tx, context, owner))) throw new RefusalError('link-not-valid');
    await setPassword(tx, context, accountId, hash);
    await forgetFailures(tx, context, accountId);
    await putMail(tx, { to: { accountId }, template: 'password-changed', locale, data: {}, now });
  });
}
