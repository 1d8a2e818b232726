import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type MailState, mail } from './table.ts';

/** Returns when the next mail is due; null when none is waiting. */
export async function findNextDue(executor: Executor): Promise<Date | null> {
  const { rows } = await executor.execute<{ next: Date | null }>(
    sql`select min(next_try_at) as next from mail where state = 'waiting'`,
  );
  const next = rows[0]?.next;
  return next === null || next === undefined ? null : new Date(next);
}

/** Whether at least this many mass mails are due and waiting. */
export async function isBulkWaiting(executor: Executor, now: Date, count: number): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select from mail where state = 'waiting' and is_bulk and next_try_at <= ${now.toISOString()}::timestamptz
    limit ${count}`);
  return rows.length === count;
}

/** Counts the mails that are waiting and that failed for good. */
export async function countOpenMails(executor: Executor) {
  const counts = await executor
    .select({ state: mail.state, mails: count() })
    .from(mail)
    .where(inArray(mail.state, ['waiting', 'dead']))
    .groupBy(mail.state);
  const mailsOf = (state: MailState) => counts.find((row) => row.state === state)?.mails ?? 0;
  return { waiting: mailsOf('waiting'), dead: mailsOf('dead') };
}

/** Lists the newest mails, optionally of one state. */
export function listMails(executor: Executor, limit: number, state?: MailState) {
  return executor
    .select()
    .from(mail)
    .where(state === undefined ? undefined : eq(mail.state, state))
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(limit);
}

/** Lists the ids of the mails that failed for good, the earliest first. */
export async function listDeadIds(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: mail.id })
    .from(mail)
    .where(eq(mail.state, 'dead'))
    .orderBy(mail.createdAt, mail.id);
  return rows.map(({ id }) => id);
}

export async function findMail(executor: Executor, id: string) {
  const [found] = await executor.select().from(mail).where(eq(mail.id, id));
  return found;
}
