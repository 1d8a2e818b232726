import { subscriptions } from '@ayrac/contract/office/subscriptions.ts';
import { sql } from 'drizzle-orm';
import { serve } from '#server/resource/declaration.ts';
import { newsletterSubscription as table } from './table.ts';

/** As `newsletterState` of the domain tells it. */
const state = sql`(case when ${table.endedAt} is not null then 'ended'
  when ${table.confirmedAt} is null then 'pending' else 'confirmed' end)`;

/** The readers of the newsletter as records of the office. */
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
  // Who keeps the mailbox: by the part before it somebody could try whether an address is there.
  searched: sql`replace(replace(split_part(${table.emailKey}, '@', 2), '.', ' '), '-', ' ')`,
});
