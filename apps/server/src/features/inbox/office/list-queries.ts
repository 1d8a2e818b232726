import type { InboxState } from '@ayrac/domain/mail/inbox.ts';
import { type inboxCounts, MOST_THREADS } from '@ayrac/domain/mail/inbox-thread.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { isIndexed } from '#server/db/folded.ts';
import { inboxEntry, inboxThread } from '../table.ts';

type Counted = (typeof inboxCounts)[number];

/**
 * Returns the condition for threads that match each word of a search: in the campaign's title, or in the senders' data
 * and texts. Both are looked up in their indexes once, not for each thread.
 */
export function isFoundBy(q: string): SQL | undefined {
  return and(...foldedWords(q).map(hasWord));
}

function hasWord(word: string): SQL {
  const { threadId, searchKey } = inboxEntry;
  return sql`(
    ${inboxThread.id} in (select ${threadId} from ${inboxEntry} where ${isIndexed(searchKey, word)})
    or ${inboxThread.campaignId} in (select about.id from campaign about
      where ${isIndexed(sql`about.search_key`, word)}))`;
}

/** Counts the open threads of each displayed kind, up to a limit. */
export async function countThreads(db: Executor, accountId: string): Promise<Record<Counted, number>> {
  const { state, isSuspect, assignedTo } = inboxThread;
  const isOpen = ne(state, 'closed' satisfies InboxState);
  const upTo = async (which: SQL | undefined) => {
    const some = db
      .select({ one: sql<number>`1`.as('one') })
      .from(inboxThread)
      .where(which)
      .limit(MOST_THREADS)
      .as('some');
    const [row] = await db.select({ count: count() }).from(some);
    return row?.count ?? 0;
  };
  return {
    unread: await upTo(and(eq(state, 'new'), eq(isSuspect, false))),
    mine: await upTo(and(eq(assignedTo, accountId), isOpen)),
    open: await upTo(and(isOpen, eq(isSuspect, false))),
    suspect: await upTo(and(isOpen, eq(isSuspect, true))),
  };
}
