import { type MailExpiry, mailExpiry } from '@ayrac/domain/mail/mail-delivery.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { notifyAfterCommit } from '#server/db/notify.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type AuditedBy, writeAudit } from '#server/features/audit/writes.ts';
import type { MailTemplate } from './mail-data.ts';
import { MAIL_CHANNEL } from './outbox.ts';
import { type MailState, mail } from './table.ts';

/** Mail that a worker owns for a while. */
export interface TakenMail {
  readonly id: string;
  readonly accountId: string | null;
  readonly recipient: string | null;
  readonly template: MailTemplate;
  readonly locale: Locale;
  readonly data: object;
  readonly messageId: string;
  /** Number of this attempt, which distinguishes it from a later one. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/**
 * Takes the first due mail for the duration of the lease. The mail of a crashed worker becomes due again when its lease
 * ends. No two workers take the same mail, and mass mails come last.
 */
export async function takeDueMail(
  executor: Executor,
  { now, leaseMs, host }: { readonly now: Date; readonly leaseMs: number; readonly host: string },
): Promise<TakenMail | undefined> {
  const due = sql`(select id from mail where state = 'waiting' and next_try_at <= ${now.toISOString()}::timestamptz
    order by is_bulk, next_try_at, id limit 1 for update skip locked)`;
  const [taken] = await executor
    .update(mail)
    .set({
      attempts: sql`attempts + 1`,
      // Tells an attempt that is under way from one that has failed.
      lastProblem: null,
      nextTryAt: new Date(now.getTime() + leaseMs),
      messageId: sql`coalesce(message_id, '<' || id || '@' || ${host}::text || '>')`,
    })
    .where(sql`${mail.id} = ${due}`)
    .returning();
  if (taken === undefined || taken.messageId === null) return undefined;
  const { id, accountId, recipient, template, locale, data, messageId, attempts, createdAt } = taken;
  return { id, accountId, recipient, template, locale, data, messageId, attempts, createdAt };
}

/** Outcome of an attempt. */
export type Settlement =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'waiting'; readonly nextTryAt: Date; readonly problem: string }
  | { readonly state: 'dead'; readonly problem: string };

/** Stores the outcome of an attempt, unless a later attempt has begun. */
export async function settleMail(
  executor: Executor,
  { id, attempts }: Pick<TakenMail, 'id' | 'attempts'>,
  settlement: Settlement,
): Promise<void> {
  await executor
    .update(mail)
    .set(changesOf(settlement))
    .where(and(eq(mail.id, id), eq(mail.attempts, attempts), eq(mail.state, 'waiting')));
}

function changesOf(settlement: Settlement) {
  if (settlement.state === 'sent') {
    // The data is deleted after sending, because it may contain a secret link.
    return { state: settlement.state, sentAt: settlement.at, data: {}, lastProblem: null };
  }
  if (settlement.state === 'dead') return { state: settlement.state, lastProblem: settlement.problem };
  return { nextTryAt: settlement.nextTryAt, lastProblem: settlement.problem };
}

export async function deleteMail(executor: Executor, id: string): Promise<void> {
  await executor.delete(mail).where(eq(mail.id, id));
}

/** Marks waiting mails as kept on a site without a mail server, and deletes those that must leave no trace. */
export async function keepWaitingMails(
  executor: Executor,
  traceless: readonly MailTemplate[],
): Promise<void> {
  const isWaiting = eq(mail.state, 'waiting');
  await executor.delete(mail).where(and(isWaiting, inArray(mail.template, [...traceless])));
  await executor.update(mail).set({ state: 'kept' }).where(isWaiting);
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

/** Makes a mail wait for its first attempt again. */
async function restartMail(tx: Executor, id: string, now: Date): Promise<void> {
  await tx
    .update(mail)
    .set({ state: 'waiting', attempts: 0, nextTryAt: now, lastProblem: null })
    .where(eq(mail.id, id));
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
    await restartMail(tx, id, by.now);
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

/** Deletes the unsent mails of a template that concern these requests. */
export async function takeMailsOfLeadsBack(
  tx: Executor,
  template: MailTemplate,
  leadIds: readonly string[],
): Promise<void> {
  const isOfLead = inArray(mail.leadId, [...leadIds]);
  if (leadIds.length > 0)
    await tx.delete(mail).where(and(isOfLead, eq(mail.template, template), ne(mail.state, 'sent')));
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
