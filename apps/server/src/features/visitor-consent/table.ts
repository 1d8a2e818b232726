import type { ConsentMode, ConsentType } from '@ayrac/domain/consent/visitor-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

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
  decidedAt: timestamptz('decided_at').notNull(),
  recordedAt: timestamptz('recorded_at').notNull(),
});
