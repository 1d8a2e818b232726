import type { CampaignState } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { account } from '#server/features/account/table.ts';
import { campaign } from '#server/features/campaign/table.ts';

export const campaignDraft = pgTable('campaign_draft', {
  campaignId: uuid('campaign_id')
    .primaryKey()
    .references(() => campaign.id),
  /** A closed draft is kept, so that its version numbers continue. */
  isOpen: boolean('is_open').notNull(),
  /** Change of the campaign that closed it last, whose undo opens it again. Null after it was discarded alone. */
  closedBy: uuid('closed_by'),
  version: integer().notNull(),
  content: jsonb().$type<DraftContent>().notNull(),
  /** Content of the campaign when the draft was started. */
  base: jsonb().$type<DraftContent>().notNull(),
  /** Version at which each field was last written. */
  writtenAt: jsonb('written_at').$type<Readonly<Record<string, number>>>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  savedAt: timestamptz('saved_at').notNull(),
  savedBy: uuid('saved_by'),
  scheduledBy: uuid('scheduled_by'),
  /** Refusal code of a failed scheduled publication. */
  problem: text(),
});

/** View of the links between brands and campaigns, by the id of the campaign. */
export const brandLink = pgTable('brand_link', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  titleKey: text('title_key').notNull(),
  searchKey: text('search_key').notNull(),
  slug: text('slug').notNull(),
  status: text('status').$type<CampaignState>().notNull(),
  endAt: timestamptz('end_at'),
  brandId: uuid('brand_id').notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** Current editors of drafts. */
export const campaignEditor = pgTable(
  'campaign_editor',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaign.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    since: timestamptz('since').notNull(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.accountId] })],
);

/** Preview links. Revoked ones are deleted. */
export const campaignPreview = pgTable('campaign_preview', {
  tokenHash: text('token_hash').primaryKey(),
  campaignId: uuid('campaign_id')
    .notNull()
    .references(() => campaign.id),
  createdBy: uuid('created_by').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});
