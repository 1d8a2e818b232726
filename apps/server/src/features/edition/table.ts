import type { EditionProblem, EditionState } from '@ayrac/domain/mail/edition.ts';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '#server/resource/record-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
  sendAt: moment('send_at'),
  begunAt: moment('begun_at'),
  finishedAt: moment('finished_at'),
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
  movedAt: moment('moved_at').notNull(),
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
