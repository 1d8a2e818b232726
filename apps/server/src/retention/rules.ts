import type { RetainedEntity } from '@ayrac/domain/person/retention.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isUsed } from '#server/features/gallery/use-queries.ts';

/** Where an entity lies, and by which instant it ages. What belongs to a row goes with it. */
export interface RetentionRule {
  readonly table: string;
  readonly entity: RetainedEntity;
  readonly age: string;
  /** Which rows have this period, where not all of the table do. */
  readonly only?: SQL;
}

/** Every table whose rows have a period. */
export const retentionRules: readonly RetentionRule[] = [
  // With their leads, claims and consents.
  { table: 'quote_form', entity: 'quotes', age: 'created_at' },
  { table: 'lead', entity: 'quotes', age: 'created_at', only: sql`form_id is null` },
  // With what their senders were shown, and how they were answered.
  { table: 'inbox_entry', entity: 'inbox', age: 'created_at' },
  { table: 'inbox_reply', entity: 'inbox', age: 'created_at' },
  { table: 'inbox_thread', entity: 'inbox', age: 'last_at' },
  { table: 'mail', entity: 'mails', age: 'created_at' },
  // With their attempts.
  { table: 'delivery', entity: 'deliveries', age: 'created_at' },
  // With their sessions and consents.
  {
    table: 'account',
    entity: 'unverifiedAccounts',
    age: 'created_at',
    only: sql`email_verified_at is null and role = 'CUSTOMER'`,
  },
  { table: 'data_request', entity: 'dataRequests', age: 'created_at' },
  { table: 'erasure', entity: 'erasures', age: 'erased_at' },
  // With their refresh tokens.
  { table: 'account_session', entity: 'sessions', age: 'expires_at' },
  { table: 'one_time_token', entity: 'mailedLinks', age: 'expires_at' },
  { table: 'phone_code', entity: 'mailedLinks', age: 'expires_at' },
  { table: 'second_factor_setup', entity: 'unfinishedSetups', age: 'started_at' },
  { table: 'audit_entry', entity: 'audit', age: 'at' },
  { table: 'login_throttle', entity: 'fingerprints', age: 'updated_at' },
  { table: 'notification', entity: 'notifications', age: 'created_at' },
  { table: 'lead_notice', entity: 'notifications', age: 'created_at' },
  { table: 'reminder', entity: 'notifications', age: 'told_at' },
  // With what their readers were shown and allowed.
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
  // Whatever names one again keeps it.
  {
    table: 'picture',
    entity: 'binnedPictures',
    age: 'binned_at',
    only: sql`not ${isUsed(sql`picture.hash`)}`,
  },
  { table: 'missing_page', entity: 'missingPages', age: 'day' },
  { table: 'idempotency_key', entity: 'idempotencyKeys', age: 'created_at' },
];
