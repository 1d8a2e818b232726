import type { ConsentMode, ConsentType } from '@ayrac/domain/consent/visitor-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Cookie choices of visitors. Append-only. */
export const visitorConsent = pgTable('visitor_consent', {
  id: uuid().primaryKey().defaultRandom(),
  uniqueId: uuid('unique_id').notNull(),
  analytics: boolean().notNull(),
  marketing: boolean().notNull(),
  preferences: boolean().notNull(),
  version: text().notNull(),
  consentType: text('consent_type').$type<ConsentType>().notNull(),
  mode: text().$type<ConsentMode>().notNull(),
  locale: text().$type<Locale>().notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
});
