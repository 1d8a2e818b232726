import type { Invitation } from '@ayrac/contract/account.ts';
import { type Acceptance, acceptanceProblems } from '@ayrac/domain/account/invitation.ts';
import { passwordProblem } from '@ayrac/domain/account/password.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallContext } from '#server/api/handler.ts';
import { type Executor, violates } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import { hashPassword } from '#server/guards/password-hash.ts';
import { setPassword } from '../change-account.ts';
import { forgetRegistrant } from '../forget-registrant.ts';
import { forgetFailures } from '../login-throttle.ts';
import { findTokenOwner, takeOneTimeToken } from '../one-time-token.ts';
import type { AccountContext } from '../owner-requests.ts';
import { findOwnNames } from '../queries.ts';
import { account, oneTimeToken } from '../table.ts';
import { lockUnverified } from '../unverified.ts';
import { markVerified } from './verify-email.ts';

const inviter = alias(account, 'inviter');

/**
 * Describes an invitation to the holder of its link: inviter, role and expiry. Also tells whether the link is used or
 * has expired.
 */
export async function describeInvitation({ db, now }: CallContext, token: string): Promise<Invitation> {
  const [found] = await db
    .select({
      username: account.username,
      role: account.role,
      invitedBy: inviter.username,
      until: oneTimeToken.expiresAt,
      usedAt: oneTimeToken.usedAt,
    })
    .from(oneTimeToken)
    .innerJoin(
      account,
      and(eq(account.id, oneTimeToken.accountId), eq(account.emailKey, oneTimeToken.emailKey)),
    )
    .leftJoin(inviter, eq(inviter.id, oneTimeToken.issuedBy))
    .where(and(eq(oneTimeToken.tokenHash, hashOfToken(token)), eq(oneTimeToken.purpose, 'invitation')));
  if (found === undefined) throw new RefusalError('link-not-valid');
  const { usedAt, until, ...invitation } = found;
  const state = usedAt !== null ? 'used' : until <= now ? 'expired' : 'open';
  // Details are withheld once the link is used or expired.
  return { state, until: until.toISOString(), invitation: state === 'open' ? invitation : null };
}

/** Takes over an account by the link of its invitation, once. The owner chooses username and password. */
export async function acceptInvitation(
  context: AccountContext,
  { token, ...typed }: Acceptance & { readonly token: string },
): Promise<void> {
  const { db, now, address } = context;
  const problems = acceptanceProblems(typed);
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
  // Checked before the expensive hash, so that forged links cannot cause one.
  const asking = await findTokenOwner(db, token, 'invitation', now);
  const names = asking === null ? undefined : await findOwnNames(db, asking.accountId);
  if (names === undefined) throw new RefusalError('link-not-valid');
  const username = typed.username.trim();
  const problem = passwordProblem(typed.password, { ...names, username });
  if (problem !== null) throw new RefusalError('validation-failed', { password: problem });
  const hash = await hashPassword(typed.password, address);
  await inTransaction(db, async (tx) => {
    const owner = await takeOneTimeToken(tx, token, 'invitation', now);
    if (owner === null) throw new RefusalError('link-not-valid');
    if (await lockUnverified(tx, owner)) await forgetRegistrant(tx, owner.accountId);
    if (!(await markVerified(tx, context, owner))) throw new RefusalError('link-not-valid');
    await setUsername(tx, owner.accountId, username);
    await setPassword(tx, context, owner.accountId, hash);
    await forgetFailures(tx, context, owner.accountId);
  }).catch((error: unknown) => {
    throw violates(error, 'account_username_taken')
      ? new RefusalError('validation-failed', { username: 'taken' })
      : error;
  });
}

async function setUsername(tx: Executor, accountId: string, username: string): Promise<void> {
  const names = { username, usernameKey: usernameKey(username) };
  await tx.update(account).set(names).where(eq(account.id, accountId));
}
