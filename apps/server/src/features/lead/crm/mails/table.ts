import type { MailPurpose } from '@ayrac/domain/lead/lead-mail.ts';
import type { LeadStage } from '@ayrac/domain/lead/lead-stage.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { timestamptz } from '#server/db/timestamptz.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Prepared mail of a brand to its requesters, in both languages. */
export const mailTemplate = pgTable('mail_template', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  name: text().notNull(),
  /** Name in the English office; null for the same one. */
  nameEn: text('name_en'),
  purpose: text().$type<MailPurpose>().notNull(),
  /** Stage of the requests for which it is offered first; null for any. */
  stage: text().$type<LeadStage>(),
  subject: text().notNull(),
  text: text().notNull(),
  subjectEn: text('subject_en').notNull(),
  textEn: text('text_en').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded name, unique within the brand outside the bin. */
  nameKey: text('name_key').notNull(),
  searchKey: text('search_key').notNull(),
  /** Sort key in Turkish alphabetical order. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

/** Mail to a requester, as it was sent. */
export const leadMail = pgTable('lead_mail', {
  id: orderedId(),
  leadId: uuid('lead_id').notNull(),
  /** Change that the mail belongs to, when it counts as a contact. */
  changeId: uuid('change_id').notNull(),
  templateId: uuid('template_id'),
  purpose: text().$type<MailPurpose>().notNull(),
  locale: text().$type<Locale>().notNull(),
  /** Null after the person was erased. */
  subject: text(),
  text: text(),
  /** Id in the outbox, which deletes the mail earlier. */
  mailId: uuid('mail_id').notNull(),
  /** Why it was not sent, once the outbox has deleted it; null for one that was sent, or was being sent then. */
  unsent: text().$type<'stopped' | 'dead' | 'kept'>(),
  staffId: uuid('staff_id').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
