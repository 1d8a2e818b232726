import type { MailPurpose } from '@ayrac/domain/lead/lead-mail.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** What is written to those who asked a brand, prepared in both languages. */
export const mailTemplate = pgTable('mail_template', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  name: text().notNull(),
  purpose: text().$type<MailPurpose>().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  subjectEn: text('subject_en').notNull(),
  textEn: text('text_en').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded; one of a brand's in use alone has it. */
  nameKey: text('name_key').notNull(),
  searchKey: text('search_key').notNull(),
  /** Sorts by the Turkish alphabet. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

/** A mail to whoever asked, as it was sent. */
export const leadMail = pgTable('lead_mail', {
  id: orderedId(),
  leadId: uuid('lead_id').notNull(),
  /** What was done with it, where it counts as a contact. */
  changeId: uuid('change_id').notNull(),
  templateId: uuid('template_id'),
  purpose: text().$type<MailPurpose>().notNull(),
  locale: text().$type<Locale>().notNull(),
  /** Null once its person was erased. */
  subject: text(),
  text: text(),
  /** In the outbox, which forgets it sooner. */
  mailId: uuid('mail_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
