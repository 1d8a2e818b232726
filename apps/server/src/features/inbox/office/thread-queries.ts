import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { inboxEntry, inboxReply, inboxThread } from '../table.ts';

const MOST_ENTRIES = 100;
const MOST_REPLIES = 500;

/** A thread with whom it is handed to; undefined where there is none. */
export async function findThread(db: Executor, id: string) {
  const [found] = await db
    .select({ thread: inboxThread, assignee: account.username })
    .from(inboxThread)
    .leftJoin(account, eq(account.id, inboxThread.assignedTo))
    .where(eq(inboxThread.id, id));
  return found && { ...found.thread, assignee: found.assignee };
}

/** A thread that the transaction holds until it ends. */
export async function holdThread(tx: Executor, id: string) {
  const [found] = await tx.select().from(inboxThread).where(eq(inboxThread.id, id)).for('update');
  return found;
}

/** The newest entries of a thread, the oldest of them first. */
export async function listEntries(db: Executor, threadId: string) {
  const rows = await db
    .select()
    .from(inboxEntry)
    .where(eq(inboxEntry.threadId, threadId))
    .orderBy(desc(inboxEntry.createdAt), desc(inboxEntry.id))
    .limit(MOST_ENTRIES);
  return rows.toReversed();
}

/** What was written here, with its author and what became of its mail. */
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

/** The mails that the senders of entries were answered with, the oldest first, by entry. */
export async function listAnswerMails(db: Executor, entryIds: readonly string[]) {
  const rows = await db
    .select({ entryId: inboxReply.entryId, mailId: inboxReply.mailId })
    .from(inboxReply)
    .where(inArray(inboxReply.entryId, [...entryIds]))
    .orderBy(asc(inboxReply.createdAt), asc(inboxReply.id));
  return Map.groupBy(rows, ({ entryId }) => entryId);
}

/** The campaign that reports are on. */
export async function findReported(db: Executor, campaignId: string) {
  const [found] = await db
    .select({ campaign, brand: brand.name })
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .where(eq(campaign.id, campaignId));
  return found;
}
