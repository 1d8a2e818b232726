import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { account } from '#server/features/account/table.ts';
import { campaign } from '#server/features/campaign/table.ts';

const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id);
const ofCampaign = () =>
  uuid('campaign_id')
    .notNull()
    .references(() => campaign.id);

/** Notification shown inside the site. */
export const notification = pgTable('notification', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: ofAccount(),
  kind: text().$type<'campaign-ending' | 'request-moved'>().notNull(),
  campaignId: ofCampaign(),
  /** New state of a request; null for other kinds. */
  state: text().$type<RequestState>(),
  createdAt: timestamptz('created_at').notNull(),
  readAt: timestamptz('read_at'),
});
