import type { EditionProblem, EditionState } from '@ayrac/domain/mail/edition.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Edition of the newsletter for all its readers. */
export const newsletterEdition = pgTable('newsletter_edition', {
  id: uuid().primaryKey().defaultRandom(),
  state: text().$type<EditionState>().notNull().default('draft'),
  heading: text().notNull().default(''),
  headingEn: text('heading_en').notNull().default(''),
  text: text().notNull().default(''),
  textEn: text('text_en').notNull().default(''),
  /** In the order of the mail. */
  campaignIds: uuid('campaign_ids').array().notNull().default([]),
  /** Turkish and English heading, folded. */
  searchKey: text('search_key').notNull().default(''),
  sendAt: timestamptz('send_at'),
  begunAt: timestamptz('begun_at'),
  finishedAt: timestamptz('finished_at'),
  /** Number of recipients when it began. */
  readers: integer().notNull().default(0),
  /** Number of mails put into the outbox. */
  reached: integer().notNull().default(0),
  /** Last subscription processed. */
  passedId: uuid('passed_id'),
  /** Campaigns that had ended before their batch. */
  leftOut: uuid('left_out').array().notNull().default([]),
  /** Why it stopped by itself. */
  problem: text().$type<EditionProblem>(),
  movedAt: timestamptz('moved_at').notNull(),
  ...recordColumns,
});

/** Clicks on an edition's links by campaign. */
export const editionClick = pgTable(
  'edition_click',
  {
    editionId: uuid('edition_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.campaignId] })],
);
