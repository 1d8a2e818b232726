import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Visitors of a campaign within the last 24 hours. */
export const campaignView = pgTable(
  'campaign_view',
  {
    campaignId: uuid('campaign_id').notNull(),
    digest: text().notNull(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.digest] })],
);

export const campaignViewHour = pgTable(
  'campaign_view_hour',
  {
    campaignId: uuid('campaign_id').notNull(),
    hour: timestamptz('hour').notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.hour] })],
);
