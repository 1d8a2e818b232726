import type { CampaignState } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from '#server/features/account/table.ts';
import { campaign } from '#server/features/campaign/table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const campaignDraft = pgTable('campaign_draft', {
  campaignId: uuid('campaign_id')
    .primaryKey()
    .references(() => campaign.id),
  /** One that is closed is kept, so that its versions go on counting. */
  isOpen: boolean('is_open').notNull(),
  version: integer().notNull(),
  content: jsonb().$type<DraftContent>().notNull(),
  /** What the campaign held when the draft was begun. */
  base: jsonb().$type<DraftContent>().notNull(),
  /** The version at which each field was last written. */
  writtenAt: jsonb('written_at').$type<Readonly<Record<string, number>>>().notNull(),
  createdAt: moment('created_at').notNull(),
  savedAt: moment('saved_at').notNull(),
  savedBy: uuid('saved_by'),
  scheduledBy: uuid('scheduled_by'),
  /** Why its scheduled publication did not take place: the code of a refusal. */
  problem: text(),
});

/**
 * What the office's lists show of a campaign; those in the archive are among the others. Each column says its name: the
 * query builder remembers the names that it makes itself by the table's, and another of that name has more columns.
 */
export const campaignRecord = pgTable('campaign', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  slug: text('slug').notNull(),
  status: text('status').$type<CampaignState>().notNull(),
  discount: text('discount'),
  brandId: uuid('brand_id').notNull(),
  categoryId: uuid('category_id').notNull(),
  endAt: moment('end_at'),
  publishAt: moment('publish_at'),
  checkedAt: moment('checked_at'),
  checkedBy: uuid('checked_by'),
  showcaseHash: text('showcase_hash'),
  searchKey: text('search_key').notNull(),
  titleKey: text('title_key').notNull(),
  contradictions: integer('contradictions').notNull(),
  version: integer('version').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  changedBy: uuid('changed_by'),
});

/** Which brand a campaign is of, by the id of the campaign. */
export const brandLink = pgTable('brand_to_campaign', {
  id: uuid('campaign_id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Who has a draft open. */
export const campaignEditor = pgTable(
  'campaign_editor',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaign.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    since: moment('since').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.accountId] })],
);

/** The links to previews; those that were revoked are gone. */
export const campaignPreview = pgTable('campaign_preview', {
  tokenHash: text('token_hash').primaryKey(),
  campaignId: uuid('campaign_id')
    .notNull()
    .references(() => campaign.id),
  createdBy: uuid('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
