import { subscriptions } from '@ayrac/contract/office/subscriptions.ts';
import { sql } from 'drizzle-orm';
import { serve } from '#server/resource/declaration.ts';
import { newsletterSubscription as table } from './table.ts';

/** The domain's `newsletterState` in SQL. */
const state = sql`(case when ${table.endedAt} is not null then 'ended'
  when ${table.confirmedAt} is null then 'pending' else 'confirmed' end)`;

export const subscriptionRecords = serve({
  shape: subscriptions,
  table,
  columns: { state },
  sorts: {
    createdAt: [table.createdAt],
    requestedAt: [table.requestedAt],
    confirmedAt: [sql`coalesce(${table.confirmedAt}, '-infinity')`],
    endedAt: [sql`coalesce(${table.endedAt}, '-infinity')`],
  },
  // Searched by mail provider only: the local part could be used to test whether an address exists.
  searched: sql`replace(replace(split_part(${table.emailKey}, '@', 2), '.', ' '), '-', ' ')`,
});
