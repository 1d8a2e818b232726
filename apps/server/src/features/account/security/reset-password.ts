import { passwordProblem, registrationPasswordProblems } from '@ayrac/domain/account/password.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { hashPassword } from '#server/guards/password-hash.ts';
import { setPassword } from '../change-account.ts';
import { forgetRegistrant } from '../forget-registrant.ts';
import { forgetFailures } from '../login-throttle.ts';
import { findTokenOwner, takeOneTimeToken } from '../one-time-token.ts';
import type { AccountContext } from '../owner-requests.ts';
import { findOwnNames } from '../queries.ts';
import { lockUnverified } from '../unverified.ts';
import { markVerified } from './verify-email.ts';

/** Form of the page behind a reset link. */
export interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** Purposes of links that set a password: it was forgotten, or never set. */
const purposes = ['password-reset', 'invitation'] as const;

/**
 * Sets the password for the holder of a mailed link, once, and signs the account out everywhere. A verified account
 * keeps its second factor. The mail proves ownership of the address, so data that an unverified account collected
 * before is deleted.
 */
export async function resetPassword(context: AccountContext, typed: NewPassword): Promise<void> {
  const { db, now, locale, address } = context;
  const problems = registrationPasswordProblems(typed.password, typed.passwordConfirmation, {});
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
  // Checked before the expensive hash, so that forged links cannot cause one.
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
