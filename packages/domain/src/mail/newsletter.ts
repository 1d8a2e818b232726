import { emailField } from '../account/identity.ts';
import { shownVersionField } from '../consent/disclosure.ts';
import type { Fields } from '../field/field.ts';
import { locales } from '../text/locale.ts';
import { dayInMs, dayNumberOf, wallTimeOf } from '../time/istanbul-time.ts';

/** Fields of the newsletter subscription form. */
export const newsletterFields = { email: emailField } as const satisfies Fields;

/** Fields of the confirmation page besides its code. */
export const confirmationFields = { questionsVersion: shownVersionField } as const satisfies Fields;

/** Frequencies of the newsletter. */
export const newsletterFrequencies = ['weekly', 'monthly'] as const;

/** Frequency of the newsletter. */
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** Newsletter preferences besides the topics. */
export const preferenceFields = {
  wantsEnding: { kind: 'switch', isRequired: false },
  frequency: { kind: 'choice', isRequired: true, choices: newsletterFrequencies },
  locale: { kind: 'choice', isRequired: true, choices: locales },
} as const satisfies Fields;

/** States of a subscription: requested but not confirmed, active, or ended by its reader. */
export const newsletterStates = ['pending', 'confirmed', 'ended'] as const;

/** State of a subscription. */
export type NewsletterState = (typeof newsletterStates)[number];

/** Lifetime of the preferences link in an issue, in milliseconds. It is long, because old e-mails stay in mailboxes. */
export const NEWSLETTER_LINK_MS = 5 * 365 * dayInMs;

/** Number of campaigns in an issue. */
export const ISSUE_LENGTH = 5;
const MOST_ENDING = 2;

/** Times that determine the state of a subscription. */
export interface SubscriptionTimes {
  readonly requestedAt: Date;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Returns the state of a subscription. Only confirmed subscriptions receive the newsletter. */
export function newsletterState({ confirmedAt, endedAt }: SubscriptionTimes): NewsletterState {
  if (endedAt !== null) return 'ended';
  return confirmedAt === null ? 'pending' : 'confirmed';
}

/**
 * Whether a subscription may be confirmed. A subscription that has ended can be confirmed only if it was requested
 * again afterwards, so that an old link does not revive it.
 */
export function awaitsConfirmation(times: SubscriptionTimes): boolean {
  if (newsletterState(times) === 'pending') return true;
  return times.endedAt !== null && times.requestedAt > times.endedAt;
}

/** Returns the key of the period of an issue, by the calendar in İstanbul. One issue is sent per period. */
export function issuePeriod(frequency: NewsletterFrequency, now: Date): string {
  const { year, month } = wallTimeOf(now);
  if (frequency === 'monthly') return `${year}-${String(month).padStart(2, '0')}`;
  // Day 0, 1 January 1970, was a Thursday. Adding 3 makes weeks begin on Mondays.
  return `week-${Math.floor((dayNumberOf(now) + 3) / 7)}`;
}

/** Candidates for an issue: the most wanted campaigns, and those that end soonest. */
export interface IssueCandidates<Campaign> {
  readonly wanted: readonly Campaign[];
  readonly ending: readonly Campaign[];
}

/**
 * Chooses the campaigns of an issue from the topics of its reader: first at most two that end soon, if the reader wants
 * them, then the most wanted of each topic in turn. Without duplicates.
 */
export function chooseIssue<Campaign extends { readonly id: string }>(
  topics: readonly IssueCandidates<Campaign>[],
  wantsEnding: boolean,
): readonly Campaign[] {
  const ending = wantsEnding ? inTurn(topics.map((topic) => topic.ending)).slice(0, MOST_ENDING) : [];
  const all = [...ending, ...inTurn(topics.map(({ wanted }) => wanted))];
  return unique(all).slice(0, ISSUE_LENGTH);
}

/** Interleaves lists: the first item of each, then the second of each, and so on. */
function inTurn<Value extends { readonly id: string }>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? []));
  return unique(rounds.flat());
}

/** Removes duplicates by id and keeps the first occurrence. */
function unique<Value extends { readonly id: string }>(values: readonly Value[]): Value[] {
  const seen = new Set<string>();
  return values.filter(({ id }) => !seen.has(id) && seen.add(id));
}
