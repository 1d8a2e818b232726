import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { inboxEntry, inboxReply, inboxThread } from '../table.ts';

const MOST_ENTRIES = 100;
const MOST_REPLIES = 500;

/** Finds a thread with its assignee; undefined when there is none. */
export async function findThread(db: Executor, id: string) {
  const [found] = await db
    .select({ thread: inboxThread, assignee: account.username })
    .from(inboxThread)
    .leftJoin(account, eq(account.id, inboxThread.assignedTo))
    .where(eq(inboxThread.id, id));
  return found && { ...found.thread, assignee: found.assignee };
}

/** Locks a thread until the transaction ends; undefined when there is none. */
export async function holdThread(tx: Executor, id: string) {
  const [found] = await tx.select().from(inboxThread).where(eq(inboxThread.id, id)).for('update');
  return found;
}

/** Lists the newest entries of a thread, in ascending order. */
export async function listEntries(db: Executor, threadId: string) {
  const rows = await db
    .select()
    .from(inboxEntry)
    .where(eq(inboxEntry.threadId, threadId))
    .orderBy(desc(inboxEntry.createdAt), desc(inboxEntry.id))
    .limit(MOST_ENTRIES);
  return rows.toReversed();
}

/** Lists the replies and notes of a thread with their author and the state of their mail. */
export function listReplies(db: Executor, threadId: string) {
  return db
    .select({ reply: inboxReply, author: account.username, mailState: mail.state })
    .from(inboxReply)
    .leftJoin(account, eq(account.id, inboxReply.createdBy))
    .leftJoin(mail, eq(mail.id, inboxReply.mailId))
    .where(eq(inboxReply.threadId, threadId))
    .orderBy(asc(inboxReply.createdAt), asc(inboxReply.id))
    .limit(MOST_REPLIES);
}

/** Lists the ids of the answer mails by entry, the oldest first. */
export async function listAnswerMails(db: Executor, entryIds: readonly string[]) {
  const rows = await db
    .select({ entryId: inboxReply.entryId, mailId: inboxReply.mailId })
    .from(inboxReply)
    .where(inArray(inboxReply.entryId, [...entryIds]))
    .orderBy(asc(inboxReply.createdAt), asc(inboxReply.id));
  return Map.groupBy(rows, ({ entryId }) => entryId);
}

/** Finds the campaign that was reported. */
export async function findReported(db: Executor, campaignId: string) {
  const [found] = await db
    .select({ campaign, brand: brand.name })
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .where(eq(campaign.id, campaignId));
  return found;
}
