import { emailField } from '../account/identity.ts';
import { shownVersionField } from '../consent/disclosure.ts';
import type { Fields } from '../field.ts';
import { locales } from '../text/locale.ts';
import { dayInMs, dayNumberOf, wallTimeOf } from '../time/istanbul-time.ts';

/** What the newsletter is asked for with. */
export const newsletterFields = { email: emailField } as const satisfies Fields;

/** What the page that confirms it says besides its code. */
export const confirmationFields = { questionsVersion: shownVersionField } as const satisfies Fields;

/** How often somebody wants the newsletter. */
export const newsletterFrequencies = ['weekly', 'monthly'] as const;

/** One of them. */
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** What a reader of the newsletter chooses besides its topics. */
export const preferenceFields = {
  wantsEnding: { kind: 'switch', isRequired: false },
  frequency: { kind: 'choice', isRequired: true, choices: newsletterFrequencies },
  locale: { kind: 'choice', isRequired: true, choices: locales },
} as const satisfies Fields;

/** Asked for and not yet confirmed; sent; or ended by its reader. */
export const newsletterStates = ['pending', 'confirmed', 'ended'] as const;

/** One of them. */
export type NewsletterState = (typeof newsletterStates)[number];

/** How long the links of an issue open its reader's preferences, in milliseconds: old mails stay in mailboxes. */
export const NEWSLETTER_LINK_MS = 5 * 365 * dayInMs;

/** Campaigns of an issue. */
export const ISSUE_LENGTH = 5;
const MOST_ENDING = 2;

/** The instants that decide how a subscription stands. */
export interface SubscriptionTimes {
  readonly requestedAt: Date;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
}

/** How a subscription stands; the newsletter is sent to a confirmed one alone. */
export function newsletterState({ confirmedAt, endedAt }: SubscriptionTimes): NewsletterState {
  if (endedAt !== null) return 'ended';
  return confirmedAt === null ? 'pending' : 'confirmed';
}

/** Whether a confirmation is awaited: an old link does not bring back what was ended after it was asked for. */
export function awaitsConfirmation(times: SubscriptionTimes): boolean {
  if (newsletterState(times) === 'pending') return true;
  return times.endedAt !== null && times.requestedAt > times.endedAt;
}

/** The name of the period that an issue belongs to, by İstanbul's calendar; one issue is sent in each. */
export function issuePeriod(frequency: NewsletterFrequency, now: Date): string {
  const { year, month } = wallTimeOf(now);
  if (frequency === 'monthly') return `${year}-${String(month).padStart(2, '0')}`;
  // The first day of 1970 was a Thursday: three days before it a week of Mondays began.
  return `week-${Math.floor((dayNumberOf(now) + 3) / 7)}`;
}

/** What an issue is chosen from: the most wanted first, and what ends within days, the soonest first. */
export interface IssueCandidates<Campaign> {
  readonly wanted: readonly Campaign[];
  readonly ending: readonly Campaign[];
}

/**
 * Chooses an issue's campaigns from the topics of its reader: what ends soon first, at most two and only where they
 * want that, then the most wanted of each topic in turn. None stands twice.
 */
export function chooseIssue<Campaign extends { readonly id: string }>(
  topics: readonly IssueCandidates<Campaign>[],
  wantsEnding: boolean,
): readonly Campaign[] {
  const ending = wantsEnding ? inTurn(topics.map((topic) => topic.ending)).slice(0, MOST_ENDING) : [];
  const all = [...ending, ...inTurn(topics.map(({ wanted }) => wanted))];
  return unique(all).slice(0, ISSUE_LENGTH);
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Value extends { readonly id: string }>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? []));
  return unique(rounds.flat());
}

/** Each value once, where it stood first. */
function unique<Value extends { readonly id: string }>(values: readonly Value[]): Value[] {
  const seen = new Set<string>();
  return values.filter(({ id }) => !seen.has(id) && seen.add(id));
}
