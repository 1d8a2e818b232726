import type { RetainedEntity } from '@ayrac/domain/person/retention.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isUsed } from '#server/features/gallery/use-queries.ts';

/** Table and age column of an entity with a retention period. Dependent rows are deleted with it. */
export interface RetentionRule {
  readonly table: string;
  readonly entity: RetainedEntity;
  readonly age: string;
  /** Condition of the rows that the rule covers; the whole table by default. */
  readonly only?: SQL;
  /** Table of rows that belong to one of these, which may have too many of them to be deleted with it. */
  readonly parts?: { readonly table: string; readonly ofId: string };
}

/** Every table whose rows have a retention period. */
export const retentionRules: readonly RetentionRule[] = [
  // Together with their leads, claims and consents.
  { table: 'quote_form', entity: 'quotes', age: 'created_at' },
  { table: 'lead', entity: 'quotes', age: 'created_at', only: sql`form_id is null` },
  // Together with the texts shown to their senders, and the replies.
  { table: 'inbox_entry', entity: 'inbox', age: 'created_at' },
  { table: 'inbox_reply', entity: 'inbox', age: 'created_at' },
  { table: 'inbox_thread', entity: 'inbox', age: 'last_at' },
  { table: 'mail', entity: 'mails', age: 'created_at' },
  // Together with their attempts.
  { table: 'delivery', entity: 'deliveries', age: 'created_at' },
  // Together with their sessions and consents.
  {
    table: 'account',
    entity: 'unverifiedAccounts',
    age: 'created_at',
    only: sql`email_verified_at is null and role = 'CUSTOMER'`,
  },
  { table: 'data_request', entity: 'dataRequests', age: 'created_at' },
  { table: 'erasure', entity: 'erasures', age: 'erased_at' },
  // Together with their refresh tokens.
  { table: 'account_session', entity: 'sessions', age: 'expires_at' },
  { table: 'one_time_token', entity: 'mailedLinks', age: 'expires_at' },
  { table: 'phone_code', entity: 'mailedLinks', age: 'expires_at' },
  { table: 'second_factor_setup', entity: 'unfinishedSetups', age: 'started_at' },
  {
    table: 'audit_entry',
    entity: 'audit',
    age: 'at',
    parts: { table: 'exported_record', ofId: 'entry_id' },
  },
  { table: 'login_throttle', entity: 'fingerprints', age: 'updated_at' },
  { table: 'notification', entity: 'notifications', age: 'created_at' },
  { table: 'lead_notice', entity: 'notifications', age: 'created_at' },
  { table: 'reminder', entity: 'notifications', age: 'told_at' },
  // Together with the texts shown to their readers, and the consents.
  { table: 'newsletter_subscription', entity: 'unconfirmedSubscriptions', age: 'unconfirmed_since' },
  { table: 'newsletter_subscription', entity: 'endedSubscriptions', age: 'ended_at' },
  { table: 'newsletter_issue', entity: 'newsletterIssues', age: 'put_at' },
  { table: 'visitor_consent', entity: 'visitorConsents', age: 'recorded_at' },
  { table: 'rate_window', entity: 'fingerprints', age: 'started_at' },
  { table: 'attempt', entity: 'fingerprints', age: 'tried_at' },
  { table: 'campaign_view', entity: 'fingerprints', age: 'seen_at' },
  { table: 'campaign_view_network', entity: 'fingerprints', age: 'counted_at' },
  { table: 'campaign_view_hour', entity: 'viewCounts', age: 'hour' },
  { table: 'search_count', entity: 'searchCounts', age: 'day' },
  { table: 'search_click', entity: 'searchCounts', age: 'day' },
  // A picture that is in use again is kept.
  {
    table: 'picture',
    entity: 'binnedPictures',
    age: 'binned_at',
    only: sql`not ${isUsed(sql`picture.hash`)}`,
  },
  { table: 'missing_page', entity: 'missingPages', age: 'day' },
  { table: 'idempotency_key', entity: 'idempotencyKeys', age: 'created_at' },
];
