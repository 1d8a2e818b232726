import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Visitors of a campaign within the last 24 hours. */
export const campaignView = pgTable(
  'campaign_view',
  {
    campaignId: uuid('campaign_id').notNull(),
    digest: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.digest] })],
);

export const campaignViewHour = pgTable(
  'campaign_view_hour',
  {
    campaignId: uuid('campaign_id').notNull(),
    hour: moment('hour').notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.hour] })],
);
