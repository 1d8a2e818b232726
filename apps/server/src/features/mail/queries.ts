import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type MailState, mail } from './table.ts';

/** Whether at least this many mass mails are due and wait for their first attempt. */
export async function isBulkWaiting(executor: Executor, count: number, now: Date): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select from mail where state = 'waiting' and is_bulk and attempts = 0 and not_before <= ${now}
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
