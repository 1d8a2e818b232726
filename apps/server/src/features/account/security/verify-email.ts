import { RefusalError } from '@ayrac/domain/refusal.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { recordPermissions } from '#server/features/consent/writes.ts';
import { countWithin } from '#server/guards/rate-limit.ts';
import { type LinkOwner, takeOneTimeToken } from '../one-time-token.ts';
import { putVerificationMail } from '../outbox.ts';
import type { AccountContext } from '../owner-requests.ts';
import { account } from '../table.ts';
import { findUnverified } from '../unverified.ts';
import { requirePassword } from './own-proof.ts';

/** Links that a member may request per hour. */
const MOST_LINKS = 5;

/**
 * Verifies the address to which a link was sent, once and only while it is the account's address. The mail proves that
 * the reader owns the address. The session or the password proves that they own the account too; otherwise anyone could
 * register with another's address and receive that person's requests. A pending email permission is written to the
 * ledger again, so that it records both moments.
 */
export async function verifyEmail(
  context: AccountContext,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const { db, locale, now, caller, requests } = context;
  const { id } = await findUnverified(context, token);
  const isSignedIn = caller.kind === 'member' && caller.id === id;
  if (!isSignedIn) await requirePassword(context, id, password);
  await inTransaction(db, async (tx) => {
    const owner = await takeOneTimeToken(tx, token, 'verify-email', now);
    if (owner === null) throw new RefusalError('link-not-valid');
    const waiting = await requests.findWaitingEmail(tx, owner.accountId);
    if (!(await markVerified(tx, context, owner))) throw new RefusalError('link-not-valid');
    if (waiting === undefined) return;
    const shown = { context: 'confirmed:account', locale, now };
    await recordPermissions(tx, waiting, [{ channel: 'email', isGiven: true }], shown);
  });
}

/** Describes the account whose address a link verifies, by its username and date of registration. */
export async function describeVerification(
  context: CallContext,
  token: string,
): Promise<{ username: string; registeredAt: string }> {
  const { username, createdAt } = await findUnverified(context, token);
  return { username, registeredAt: createdAt.toISOString() };
}

/**
 * Marks the address of an account as verified, adds earlier requests with this address, and writes the audit entry.
 * Returns false when the account has another address by now, or is inactive.
 */
export async function markVerified(
  tx: Executor,
  context: AccountContext,
  owner: LinkOwner,
): Promise<boolean> {
  const { accountId: targetId, emailKey } = owner;
  const isThisOne = and(eq(account.id, targetId), eq(account.emailKey, emailKey), eq(account.isActive, true));
  const [found] = await tx
    .select({ emailVerifiedAt: account.emailVerifiedAt })
    .from(account)
    .where(isThisOne)
    .for('update');
  if (found === undefined) return false;
  if (found.emailVerifiedAt !== null) return true;
  const joining = { id: targetId, emailKey, emailVerifiedAt: context.now };
  await tx.update(account).set({ emailVerifiedAt: context.now }).where(isThisOne);
  await context.requests.join(tx, context, joining);
  await writeAudit(tx, context, { action: 'email-verified', targetKind: 'account', targetId });
  return true;
}

/** Sends the caller a new link unless the address is verified. Returns whether it is. */
export async function resendVerification(context: CallContext): Promise<boolean> {
  const { db, caller } = context;
  const { id } = memberOf(caller);
  const [found] = await db
    .select({
      emailKey: account.emailKey,
      username: account.username,
      registeredAt: account.createdAt,
      locale: account.locale,
      verifiedAt: account.emailVerifiedAt,
    })
    .from(account)
    .where(eq(account.id, id));
  if (found === undefined) throw new RefusalError('unauthenticated');
  const { verifiedAt, ...unverified } = found;
  if (verifiedAt !== null) return true;
  const ofAccount = { kind: 'verification', subject: id, most: MOST_LINKS, windowMs: hourInMs };
  await inTransaction(db, async (tx) => {
    await countWithin(tx, context, [ofAccount]);
    await putVerificationMail(tx, context, { accountId: id, ...unverified });
    await writeAudit(tx, context, { action: 'verification-asked', targetKind: 'account', targetId: id });
  });
  return false;
}
