import { inboxColleagues, inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { eq, sql } from 'drizzle-orm';
import { folded } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { inboxThread } from '../table.ts';
import { isFoundBy } from './list-queries.ts';

/** Length of the excerpt in the list, in characters. */
const EXCERPT_LETTERS = 200;

const ofThread = sql`from inbox_entry e where e.thread_id = ${inboxThread.id}`;

export const inboxThreadRecords = serve({
  shape: inboxThreads,
  table: inboxThread,
  joins: [{ table: campaign, on: eq(campaign.id, inboxThread.campaignId) }],
  columns: {
    title: sql<string>`coalesce(${campaign.title}, (select min(e.name) ${ofThread}))`,
    entries: sql<number>`(select count(*)::integer ${ofThread})`,
    excerpt: sql<string>`(
      select left(e.body, ${EXCERPT_LETTERS}) ${ofThread} and e.body is not null
      order by e.created_at desc, e.id desc limit 1)`,
  },
  references: { assignedTo: { table: account, label: account.username } },
  sorts: { lastAt: [inboxThread.lastAt], createdAt: [inboxThread.createdAt] },
  searched: isFoundBy,
  searchesOnce: true,
});

/** Serves the people to whom threads can be assigned as office records. */
export const inboxColleagueRecords = serve({
  shape: inboxColleagues,
  table: account,
  only: eq(account.role, 'ADMIN'),
  sorts: { username: [account.username] },
  searched: folded(account.username),
});
