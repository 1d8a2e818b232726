import { emailKey } from '@ayrac/domain/account/identity.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import { invitationFields } from '@ayrac/domain/person/person-access.ts';
import { type FieldProblems, RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { type Executor, violates } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { newToken } from '#server/guards/opaque-token.ts';
import { hashPassword } from '#server/guards/password-hash.ts';
import { countWithin } from '#server/guards/rate-limit.ts';
import { giveWay } from '../give-way.ts';
import { issueOneTimeToken } from '../one-time-token.ts';
import { putVerificationMail, siteLink } from '../outbox.ts';
import type { AccountContext } from '../owner-requests.ts';
import { account, oneTimeToken } from '../table.ts';
import { readAccess } from './change-person.ts';

/** Links that the office may send to an account per hour. */
const MOST_LINKS = 5;

/**
 * Creates an account with a role and mails its owner a link to take it over. Nobody knows a password for it until then.
 */
export async function invitePerson(
  context: AccountContext,
  typed: Readonly<Record<string, unknown>>,
): Promise<{ id: string }> {
  const { db, address, now } = context;
  const read = readFields(invitationFields, typed);
  if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
  const { username, email, locale } = read.value;
  const passwordHash = await hashPassword(newToken(), address);
  try {
    return await inTransaction(db, async (tx) => {
      const access = await readAccess(tx, typed);
      const keys = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
      await giveWay(tx, context, keys);
      const dates = { createdAt: now, updatedAt: now };
      const [made] = await tx
        .insert(account)
        .values({ username, email, ...keys, ...access, locale, passwordHash, ...dates })
        .returning();
      if (made === undefined) throw new Error('No account was made.');
      await sendInvitation(tx, context, made);
      return { id: made.id };
    });
  } catch (error) {
    const taken = takenBy(error);
    throw taken === undefined ? error : new RefusalError('validation-failed', taken);
  }
}

/**
 * Sends a new link to a person whose address is not verified: an invitation if they were invited, otherwise a
 * verification.
 */
export async function resendPersonLink(context: CallContext, id: string): Promise<void> {
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(account).where(eq(account.id, id)).for('update');
    if (row === undefined) throw new RefusalError('not-found');
    // Verified in the meantime or by an earlier call, so there is nothing to send.
    if (row.emailVerifiedAt !== null) return;
    const ofAccount = { kind: 'office-link', subject: id, most: MOST_LINKS, windowMs: hourInMs };
    await countWithin(tx, context, [ofAccount]);
    if (await wasInvited(tx, id)) return sendInvitation(tx, context, row);
    const { username, createdAt: registeredAt, locale } = row;
    const owner = { accountId: id, emailKey: row.emailKey };
    await putVerificationMail(tx, { ...context, now }, { ...owner, username, registeredAt, locale });
    await writeAudit(tx, context, { action: 'verification-asked', targetKind: 'account', targetId: id });
  });
}

async function sendInvitation(
  tx: Executor,
  context: CallContext,
  { id, emailKey: key, username, locale }: typeof account.$inferSelect,
): Promise<void> {
  const { now } = context;
  const issuedBy = context.caller.kind === 'member' ? context.caller.id : null;
  const token = await issueOneTimeToken(tx, { accountId: id, emailKey: key, issuedBy }, 'invitation', now);
  const data = { url: siteLink(context, locale, addresses.invitation(token)), username };
  await putMail(tx, { to: { accountId: id }, template: 'invitation', locale, data, now });
  await writeAudit(tx, context, { action: 'invitation-sent', targetKind: 'account', targetId: id });
}

/** Expired links count as well, until they are purged. */
async function wasInvited(tx: Executor, accountId: string): Promise<boolean> {
  const isInvitation = and(eq(oneTimeToken.accountId, accountId), eq(oneTimeToken.purpose, 'invitation'));
  return (await tx.$count(oneTimeToken, isInvitation)) > 0;
}

function takenBy(error: unknown): FieldProblems | undefined {
  if (violates(error, 'account_username_taken')) return { username: 'taken' };
  return violates(error, 'account_email_taken') ? { email: 'taken' } : undefined;
}
