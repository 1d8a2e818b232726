import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { type MailState, mail } from './table.ts';

/** When the next mail is due, or null when none waits. */
export async function findNextDue(executor: Executor): Promise<Date | null> {
  const { rows } = await executor.execute<{ next: Date | null }>(
    sql`select min(next_try_at) as next from mail where state = 'waiting'`,
  );
  const next = rows[0]?.next;
  return next === null || next === undefined ? null : new Date(next);
}

/** Whether so many mails to many are due and not taken yet. */
export async function isBulkWaiting(executor: Executor, now: Date, count: number): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select from mail where state = 'waiting' and is_bulk and next_try_at <= ${now.toISOString()}::timestamptz
    limit ${count}`);
  return rows.length === count;
}

/** The address of an account as it is now; undefined when it is gone. */
export async function findAccountAddress(executor: Executor, accountId: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ email: account.email })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.email;
}

/** How many mails wait and how many were given up. */
export async function countOpenMails(executor: Executor) {
  const counts = await executor
    .select({ state: mail.state, mails: count() })
    .from(mail)
    .where(inArray(mail.state, ['waiting', 'dead']))
    .groupBy(mail.state);
  const mailsOf = (state: MailState) => counts.find((row) => row.state === state)?.mails ?? 0;
  return { waiting: mailsOf('waiting'), dead: mailsOf('dead') };
}

/** The newest mails, of one state where it is given. */
export function listMails(executor: Executor, limit: number, state?: MailState) {
  return executor
    .select()
    .from(mail)
    .where(state === undefined ? undefined : eq(mail.state, state))
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(limit);
}

export async function findMail(executor: Executor, id: string) {
  const [found] = await executor.select().from(mail).where(eq(mail.id, id));
  return found;
}
