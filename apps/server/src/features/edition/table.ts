import type { EditionProblem, EditionState } from '@ayrac/domain/mail/edition.ts';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '#server/resource/record-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What the office composes for all readers of the newsletter. */
export const newsletterEdition = pgTable('newsletter_edition', {
  id: uuid().primaryKey().defaultRandom(),
  state: text().$type<EditionState>().notNull().default('draft'),
  heading: text().notNull().default(''),
  headingEn: text('heading_en').notNull().default(''),
  text: text().notNull().default(''),
  textEn: text('text_en').notNull().default(''),
  /** In the order of the mail. */
  campaignIds: uuid('campaign_ids').array().notNull().default([]),
  /** Both headings, folded. */
  searchKey: text('search_key').notNull().default(''),
  sendAt: moment('send_at'),
  begunAt: moment('begun_at'),
  finishedAt: moment('finished_at'),
  /** How many it was to reach when it began. */
  readers: integer().notNull().default(0),
  /** How many mails were put for it. */
  reached: integer().notNull().default(0),
  /** The last subscription that was gone through. */
  passedId: uuid('passed_id'),
  /** Campaigns that were over when their batch was put. */
  leftOut: uuid('left_out').array().notNull().default([]),
  /** Why it did not go on by itself. */
  problem: text().$type<EditionProblem>(),
  movedAt: moment('moved_at').notNull(),
  ...recordColumns,
});

/** How often the links of an edition were followed. */
export const editionClick = pgTable(
  'edition_click',
  {
    editionId: uuid('edition_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.campaignId] })],
);
