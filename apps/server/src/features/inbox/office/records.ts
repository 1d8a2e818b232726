import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { eq, sql } from 'drizzle-orm';
import { account } from '#server/features/account/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { inboxThread } from '../table.ts';
import { EXCERPT_LETTERS, isFoundBy } from './list-queries.ts';

const ofThread = sql`from inbox_entry e where e.thread_id = ${inboxThread.id}`;

/** The threads of the inbox as records that nobody writes. */
export const inboxThreadRecords = serve({
  shape: inboxThreads,
  table: inboxThread,
  joins: [{ table: campaign, on: eq(campaign.id, inboxThread.campaignId) }],
  columns: {
    title: sql<string>`coalesce(${campaign.title}, (select min(e.name) ${ofThread}))`,
    about: sql<string>`(
      select coalesce(e.topic, e.reason) ${ofThread} group by 1 order by count(*) desc, 1 limit 1)`,
    entries: sql<number>`(select count(*)::integer ${ofThread})`,
    excerpt: sql<string>`(
      select left(e.body, ${EXCERPT_LETTERS}) ${ofThread} and e.body is not null
      order by e.created_at desc, e.id desc limit 1)`,
  },
  references: { assignedTo: { table: account, label: account.username } },
  sorts: { lastAt: [inboxThread.lastAt], createdAt: [inboxThread.createdAt] },
  searched: isFoundBy,
});
