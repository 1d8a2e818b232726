import { IDEMPOTENCY_KEY_HOURS } from '../quote/idempotency-key.ts';
import { dayInMs, hourInMs } from '../time/istanbul-time.ts';

/** How long what lies in the database is kept at most, each from the instant that it was written. */
export const retention = {
  /** Quote requests with their forms, links, claims and consents: the general limitation of claims. */
  quotes: { years: 10 },
  /** Contact messages and reports. */
  inbox: { years: 2 },
  /** Mails, sent and unsent, without the links that they held: ninety days. */
  mails: { hours: 90 * 24 },
  /** What brands were told of requests, without what it said: ninety days. */
  deliveries: { hours: 90 * 24 },
  /** Accounts whose address nobody has verified: thirty days. */
  unverifiedAccounts: { hours: 30 * 24 },
  /** Data-subject requests with their answers. */
  dataRequests: { years: 3 },
  /** Marks of who was erased: no backup is kept for longer. */
  erasures: { years: 2 },
  /** Sessions after their end, with where and by which browser they were opened. */
  sessions: { hours: 30 * 24 },
  /** Links of mails, and codes of text messages, after their end. */
  mailedLinks: { hours: 24 },
  /** Second factors that nobody finished setting up. */
  unfinishedSetups: { hours: 24 },
  /** Who did what: ids and names of fields; of the office's records also values, where they are nobody's own. */
  audit: { years: 2 },
  /** What members were told inside the site, and colleagues inside the office: half a year. */
  notifications: { hours: 182 * 24 },
  /** Choices of cookies: two years beyond the cookie that remembers one. */
  visitorConsents: { years: 3 },
  /** Subscriptions that nobody confirmed: thirty days. */
  unconfirmedSubscriptions: { hours: 30 * 24 },
  /** Ended subscriptions with the proof of their permission, which the law on electronic trade asks for. */
  endedSubscriptions: { years: 3 },
  /** Which issues were sent to whom. */
  newsletterIssues: { years: 1 },
  /** Marks of addresses that limits count by, and of visitors that views count by. */
  fingerprints: { hours: 48 },
  /** Views of a campaign by the hour, which name nobody. */
  viewCounts: { hours: 48 },
  /** How often a day something was searched for, by whomever: ninety days. */
  searchCounts: { hours: 90 * 24 },
  /** Pictures in the bin: thirty days. */
  binnedPictures: { hours: 30 * 24 },
  /** How often a day an address was asked for where there is no page: ninety days. */
  missingPages: { hours: 90 * 24 },
  /** Keys of repeated requests. */
  idempotencyKeys: { hours: IDEMPOTENCY_KEY_HOURS },
} as const satisfies Readonly<Record<string, Period>>;

/** The name of what a period is for. */
export type RetainedEntity = keyof typeof retention;

/** A span of time in years or in hours. */
export type Period = { readonly years: number } | { readonly hours: number };

const daysOf = ({ hours }: { readonly hours: number }) => (hours * hourInMs) / dayInMs;

/** The periods as texts name them: years, days and hours. */
export const retentionPeriods = {
  quoteYears: retention.quotes.years,
  inboxYears: retention.inbox.years,
  visitorConsentYears: retention.visitorConsents.years,
  dataRequestYears: retention.dataRequests.years,
  auditYears: retention.audit.years,
  mailDays: daysOf(retention.mails),
  sessionDays: daysOf(retention.sessions),
  notificationDays: daysOf(retention.notifications),
  unverifiedDays: daysOf(retention.unverifiedAccounts),
  fingerprintHours: retention.fingerprints.hours,
  codeHours: retention.mailedLinks.hours,
} as const;

/** What was written at or before this instant is past its period. */
export function keptSince(period: Period, now: Date): Date {
  if ('hours' in period) return new Date(now.getTime() - period.hours * hourInMs);
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - period.years);
  // 29 February has no counterpart in most years: JavaScript takes 1 March, a day too late to have been kept for long enough.
  return since.getUTCMonth() === now.getUTCMonth() ? since : new Date(since.getTime() - dayInMs);
}
