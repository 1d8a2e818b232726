import { IDEMPOTENCY_KEY_HOURS } from '../quote/idempotency-key.ts';
import { dayInMs, hourInMs } from '../time/istanbul-time.ts';

/** Longest retention of stored data, from the time of writing unless stated otherwise. */
export const retention = {
  /** Quote requests with their forms, links, claims and consents: the general limitation period. */
  quotes: { years: 10 },
  /** Contact messages and reports. */
  inbox: { years: 2 },
  /** E-mails, sent and unsent, without their links: ninety days. */
  mails: { hours: 90 * 24 },
  /** Webhook deliveries to brands, without their content: ninety days. */
  deliveries: { hours: 90 * 24 },
  /** Accounts with an unverified e-mail address: thirty days. */
  unverifiedAccounts: { hours: 30 * 24 },
  /** Data-subject requests with their answers. */
  dataRequests: { years: 3 },
  /** Digests of erased people. No backup is kept longer. */
  erasures: { years: 2 },
  /** Sessions after their end, with location and browser. */
  sessions: { hours: 30 * 24 },
  /** Links in e-mails and codes in text messages, after their expiry. */
  mailedLinks: { hours: 24 },
  /** Second factors whose setup was not completed. */
  unfinishedSetups: { hours: 24 },
  /** Audit log: ids and field names. For back-office records also values, unless they are personal. */
  audit: { years: 2 },
  /** Notifications to members on the site and to staff in the back office. */
  notifications: { months: 6 },
  /** Cookie consents: two years longer than the cookie that stores one. */
  visitorConsents: { years: 3 },
  /** Unconfirmed subscriptions: thirty days. */
  unconfirmedSubscriptions: { hours: 30 * 24 },
  /** Ended subscriptions with the proof of permission that the law on electronic commerce requires. */
  endedSubscriptions: { years: 3 },
  /** Recipients of newsletter issues. */
  newsletterIssues: { years: 1 },
  /** Fingerprints of IP addresses for rate limits, and of visitors for view counts. */
  fingerprints: { hours: 48 },
  /** Hourly view counts of campaigns, without personal data. */
  viewCounts: { hours: 48 },
  /** Daily counts of search terms, without personal data: ninety days. */
  searchCounts: { hours: 90 * 24 },
  /** Pictures in the recycle bin: thirty days. */
  binnedPictures: { hours: 30 * 24 },
  /** Daily counts of requests for missing pages: ninety days. */
  missingPages: { hours: 90 * 24 },
  /** Idempotency keys. */
  idempotencyKeys: { hours: IDEMPOTENCY_KEY_HOURS },
} as const satisfies Readonly<Record<string, Period>>;

/** Name of a retention period. */
export type RetainedEntity = keyof typeof retention;

/** Period in calendar years or months, or in hours. */
export type Period = { readonly years: number } | { readonly months: number } | { readonly hours: number };

const daysOf = ({ hours }: { readonly hours: number }) => (hours * hourInMs) / dayInMs;

/** Retention periods as quoted in legal texts: years, months, days and hours. */
export const retentionPeriods = {
  quoteYears: retention.quotes.years,
  inboxYears: retention.inbox.years,
  visitorConsentYears: retention.visitorConsents.years,
  dataRequestYears: retention.dataRequests.years,
  auditYears: retention.audit.years,
  mailDays: daysOf(retention.mails),
  sessionDays: daysOf(retention.sessions),
  notificationMonths: retention.notifications.months,
  /** For texts of an earlier day, which count days: six months have at most these. */
  notificationDays: 184,
  unverifiedDays: daysOf(retention.unverifiedAccounts),
  fingerprintHours: retention.fingerprints.hours,
  codeHours: retention.mailedLinks.hours,
  unconfirmedDays: daysOf(retention.unconfirmedSubscriptions),
  subscriptionYears: retention.endedSubscriptions.years,
  issueYears: retention.newsletterIssues.years,
  erasureYears: retention.erasures.years,
} as const;

/** Returns the instant at or before which data is past its retention period. */
export function keptSince(period: Period, now: Date): Date {
  if ('hours' in period) return new Date(now.getTime() - period.hours * hourInMs);
  const months = 'years' in period ? period.years * 12 : period.months;
  const since = new Date(now);
  since.setUTCMonth(now.getUTCMonth() - months);
  // JavaScript turns a missing 31 June into 1 July, which would delete data early: day 0 is the last of the month before.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}
