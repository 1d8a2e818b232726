import { type MailExpiry, mailExpiry } from '@ayrac/domain/mail/mail-delivery.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { and, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { notifyAfterCommit } from '#server/db/notify.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type AuditedBy, writeAudit } from '#server/features/audit/writes.ts';
import type { MailTemplate } from './mail-data.ts';
import { MAIL_CHANNEL } from './outbox.ts';
import { type MailState, mail } from './table.ts';

/** Mail of an attempt to send it. */
export interface TakenMail {
  readonly id: string;
  readonly accountId: string | null;
  readonly recipient: string | null;
  readonly template: MailTemplate;
  readonly locale: Locale;
  readonly data: object;
  readonly messageId: string;
  readonly attempts: number;
  /** Start of this attempt, which distinguishes it from a later one. */
  readonly triedAt: Date;
  readonly createdAt: Date;
}

/** Counts an attempt and returns its mail; undefined when the mail no longer waits. */
export async function takeMail(executor: Executor, id: string, host: string): Promise<TakenMail | undefined> {
  const [taken] = await executor
    .update(mail)
    .set({
      attempts: sql`attempts + 1`,
      // In milliseconds, which a `Date` can be compared by.
      triedAt: sql`date_trunc('milliseconds', now())`,
      // Tells an attempt that is under way from one that has failed.
      lastProblem: null,
      messageId: sql`coalesce(message_id, '<' || id || '@' || ${host}::text || '>')`,
    })
    .where(and(eq(mail.id, id), eq(mail.state, 'waiting')))
    .returning();
  if (taken === undefined || taken.messageId === null || taken.triedAt === null) return undefined;
  const { accountId, recipient, template, locale, data, messageId, attempts, triedAt, createdAt } = taken;
  return { id, accountId, recipient, template, locale, data, messageId, attempts, triedAt, createdAt };
}

/** Outcome of an attempt. */
export type Settlement =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'waiting' | 'dead'; readonly problem: string };

/** Stores the outcome of an attempt, unless a later attempt has begun. */
export async function settleMail(
  executor: Executor,
  { id, attempts, triedAt }: Pick<TakenMail, 'id' | 'attempts' | 'triedAt'>,
  settlement: Settlement,
): Promise<void> {
  await executor
    .update(mail)
    .set(changesOf(settlement))
    .where(
      and(
        eq(mail.id, id),
        // A retry by hand starts to count again, so the number alone could be that of an earlier attempt.
        eq(mail.attempts, attempts),
        eq(mail.triedAt, triedAt),
        eq(mail.state, 'waiting'),
      ),
    );
}

function changesOf(settlement: Settlement) {
  if (settlement.state === 'sent') {
    // The data is deleted after sending, because it may contain a secret link.
    return { state: settlement.state, sentAt: settlement.at, data: {}, lastProblem: null };
  }
  // A mail that goes on waiting keeps its state, and with it its job: writing the state would queue another.
  return { ...(settlement.state === 'dead' && { state: settlement.state }), lastProblem: settlement.problem };
}

export async function deleteMail(executor: Executor, id: string): Promise<void> {
  await executor.delete(mail).where(eq(mail.id, id));
}

/** Marks mails that still wait as kept on a site without a mail server, and deletes those that must leave no trace. */
export async function keepMails(
  executor: Executor,
  ids: readonly string[],
  traceless: readonly MailTemplate[],
): Promise<void> {
  const areWaiting = and(sql`${mail.id} = any(${sql.param(ids)}::uuid[])`, eq(mail.state, 'waiting'));
  await executor.delete(mail).where(and(areWaiting, inArray(mail.template, [...traceless])));
  await executor.update(mail).set({ state: 'kept' }).where(areWaiting);
}

/** Finds a mail in one of these states, and locks it until the transaction ends. */
async function lockMail(tx: Executor, id: string, states: readonly MailState[]) {
  const [found] = await tx
    .select({ template: mail.template, createdAt: mail.createdAt })
    .from(mail)
    .where(and(eq(mail.id, id), inArray(mail.state, [...states])))
    .for('no key update');
  return found;
}

/** Makes a mail wait for its first attempt again, with a new job. */
async function restartMail(tx: Executor, id: string): Promise<void> {
  await tx.update(mail).set({ state: 'waiting', attempts: 0, lastProblem: null }).where(eq(mail.id, id));
  await notifyAfterCommit(tx, MAIL_CHANNEL, '');
}

/** Why a mail is not retried; `record-changed` when it is in none of the states. */
export type RetryProblem = MailExpiry | 'record-changed';

/** Retries a mail that was given up, or is in another of these states. Returns null, or why it is not retried. */
export function retryMail(
  db: Database,
  by: AuditedBy,
  id: string,
  states: readonly MailState[] = ['dead'],
): Promise<RetryProblem | null> {
  return inTransaction(db, async (tx) => {
    const found = await lockMail(tx, id, states);
    if (found === undefined) return 'record-changed';
    const expiry = mailExpiry(found, by.now);
    if (expiry !== null) return expiry;
    await restartMail(tx, id);
    await writeAudit(tx, by, { action: 'mail-retried', targetKind: 'dead-mails', targetId: id });
    return null;
  });
}

/** Deletes a person's unsent mails of a template, which are no longer wanted. */
export async function takeMailsBack(
  tx: Executor,
  template: MailTemplate,
  person: { readonly accountId: string } | { readonly emailKey: string },
): Promise<void> {
  const isRecipient =
    'accountId' in person ? eq(mail.accountId, person.accountId) : eq(mail.recipientKey, person.emailKey);
  await tx.delete(mail).where(and(isRecipient, eq(mail.template, template), ne(mail.state, 'sent')));
}

/**
 * Deletes the mails of a template that concern these requests and still wait, for their first attempt or after one that
 * failed. A mail that is being sent arrives all the same.
 */
export async function takeMailsOfLeadsBack(
  tx: Executor,
  template: MailTemplate,
  leadIds: readonly string[],
): Promise<void> {
  if (leadIds.length === 0) return;
  const isOfLead = and(inArray(mail.leadId, [...leadIds]), eq(mail.template, template));
  const isUnderWay = and(gt(mail.attempts, 0), isNull(mail.lastProblem));
  await tx
    .delete(mail)
    .where(and(isOfLead, inArray(mail.state, ['waiting', 'kept']), sql`not (${isUnderWay})`));
}

/** Deletes those of the mails that were not sent. */
export async function takeUnsentBack(tx: Executor, ids: SQL): Promise<void> {
  await tx.delete(mail).where(and(sql`${mail.id} in ${ids}`, ne(mail.state, 'sent')));
}

/** Deletes those of the mails that were never tried, and returns their ids. */
export async function takeUntriedBack(tx: Executor, ids: SQL): Promise<readonly string[]> {
  const back = await tx
    .delete(mail)
    .where(and(sql`${mail.id} in ${ids}`, isNull(mail.messageId), inArray(mail.state, ['waiting', 'kept'])))
    .returning({ id: mail.id });
  return back.map(({ id }) => id);
}

/** Deletes a person's mails, sent and unsent, optionally only those up to an instant. */
export async function eraseMails(
  tx: Executor,
  person: { readonly accountId?: string; readonly emailKey?: string; readonly before?: Date },
): Promise<void> {
  const { accountId, emailKey, before } = person;
  const owned = [
    ...(accountId === undefined ? [] : [eq(mail.accountId, accountId)]),
    ...(emailKey === undefined ? [] : [eq(mail.recipientKey, emailKey)]),
  ];
  if (owned.length > 0) await tx.delete(mail).where(and(or(...owned), before && lte(mail.createdAt, before)));
}
