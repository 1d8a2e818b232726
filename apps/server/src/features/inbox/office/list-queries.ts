import type { ContactTopic, InboxState, ReportReason } from '@ayrac/domain/mail/inbox.ts';
import { type InboxView, MOST_THREADS } from '@ayrac/domain/mail/inbox-thread.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { hasWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { inboxEntry, inboxThread } from '../table.ts';

/** How much of a text lists show. */
export const EXCERPT_LETTERS = 200;

const isOpen = ne(inboxThread.state, 'closed' satisfies InboxState);

/** Which threads a list has. */
function holds(view: InboxView, accountId: string): SQL | undefined {
  const byView: Readonly<Record<InboxView, SQL | undefined>> = {
    unread: and(eq(inboxThread.state, 'new'), eq(inboxThread.isSuspect, false)),
    mine: and(eq(inboxThread.assignedTo, accountId), isOpen),
    open: and(isOpen, eq(inboxThread.isSuspect, false)),
    closed: eq(inboxThread.state, 'closed'),
    suspect: and(isOpen, eq(inboxThread.isSuspect, true)),
  };
  return byView[view];
}

/** Which threads have each word of a search: in their campaign's title, or in what people wrote of themselves and to us. */
export function isFoundBy(q: string): SQL | undefined {
  return and(...foldedWords(q).map((word) => or(hasWords(campaign.searchKey, [word]), isWritten(word))));
}

/** Each word is looked up by itself in the index of what was folded when it was written. */
function isWritten(word: string): SQL {
  const { threadId, searchKey } = inboxEntry;
  return sql`${inboxThread.id} in (select ${threadId} from ${inboxEntry} where ${hasWords(searchKey, [word])})`;
}

/** Where a page goes on: the instant, in ISO 8601, and the id of the last thread before it. */
export interface ThreadKey {
  readonly lastAt: string;
  readonly id: string;
}

/** One page of a list, the newest entry first. */
export function listThreads(
  db: Executor,
  view: InboxView,
  accountId: string,
  { q, after, limit }: { readonly q: string; readonly after: ThreadKey | null; readonly limit: number },
) {
  const { id, version, kind, state, isSuspect, lastAt } = inboxThread;
  const isAfter =
    after === null ? undefined : sql`(${lastAt}, ${id}) < (${after.lastAt}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({
      ...{ id, version, kind, state, isSuspect, lastAt },
      assigneeId: account.id,
      assignee: account.username,
      campaignTitle: campaign.title,
    })
    .from(inboxThread)
    .leftJoin(account, eq(account.id, inboxThread.assignedTo))
    .leftJoin(campaign, eq(campaign.id, inboxThread.campaignId))
    .where(and(holds(view, accountId), isAfter, isFoundBy(q)))
    .orderBy(desc(lastAt), desc(id))
    .limit(limit);
}

/** What the entries of threads say in short, by thread. */
export async function summarizeEntries(db: Executor, threadIds: readonly string[]) {
  if (threadIds.length === 0) return new Map<string, EntrySummary>();
  const ids = sql.join(
    threadIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<EntrySummary & { readonly thread_id: string }>(sql`
    select thread_id, count(*)::integer as entries, min(name) as name, min(topic) as topic,
      array(select reason from inbox_entry where thread_id = e.thread_id and reason is not null
        group by reason order by count(*) desc, reason) as reasons,
      (select left(body, ${EXCERPT_LETTERS}) from inbox_entry where thread_id = e.thread_id and body is not null
        order by created_at desc, id desc limit 1) as excerpt
    from inbox_entry e where thread_id in (${ids}) group by thread_id`);
  return new Map(rows.map((row) => [row.thread_id, row]));
}

/** The entries of a thread in short. */
export type EntrySummary = {
  readonly entries: number;
  readonly name: string | null;
  readonly topic: ContactTopic | null;
  readonly reasons: readonly ReportReason[];
  readonly excerpt: string | null;
};

/** How many threads each list has, counted up to a bound. */
export async function countThreads(db: Executor, accountId: string) {
  const views = ['unread', 'mine', 'open', 'suspect'] as const;
  const counts = await Promise.all(
    views.map((view) => {
      const some = db
        .select({ one: sql<number>`1`.as('one') })
        .from(inboxThread)
        .where(holds(view, accountId))
        // Which of them are counted is all the same.
        .orderBy(desc(inboxThread.lastAt), desc(inboxThread.id))
        .limit(MOST_THREADS)
        .as('some');
      return db.select({ count: count() }).from(some);
    }),
  );
  const [unread = 0, mine = 0, open = 0, suspect = 0] = counts.map(([row]) => row?.count ?? 0);
  return { unread, mine, open, suspect };
}

/** Who may look after threads. */
export function listAdmins(db: Executor) {
  return db
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(inArray(account.role, ['ADMIN']))
    .orderBy(account.username, account.id)
    .limit(500);
}
