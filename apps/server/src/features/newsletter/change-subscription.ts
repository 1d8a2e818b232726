import { awaitsConfirmation, newsletterState } from '@ayrac/domain/mail/newsletter.ts';
import type { LinkFault } from '@ayrac/domain/quote/request-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listCategoryRows } from '#server/features/category/queries.ts';
import { recordNewsletter } from '#server/features/consent/writes.ts';
import { type CodePurpose, readCode } from './links.ts';
import { noteEnd } from './outbox.ts';
import { lockSubscription, type Subscription } from './queries.ts';
import { changeSubscription } from './writes.ts';

/** Result of opening a code. */
export type Opened =
  | { readonly kind: 'subscription'; readonly subscription: Subscription }
  | { readonly kind: LinkFault };

export type Preferences = Pick<Subscription, 'topics' | 'wantsEnding' | 'frequency' | 'locale'>;

type Operation = (
  tx: Executor,
  subscription: Subscription,
  context: CallContext,
) => Promise<Subscription | undefined>;

/** Opens the subscription of a code and runs an action on it, in one transaction. */
export async function withSubscription(
  context: CallContext,
  purpose: CodePurpose,
  code: string,
  operation: Operation = async (_tx, subscription) => subscription,
): Promise<Opened> {
  const link = readCode(context, purpose, code);
  if (link.kind !== 'id') return link;
  return inTransaction(context.db, async (tx): Promise<Opened> => {
    const found = await lockSubscription(tx, link.id);
    const subscription = found && (await operation(tx, found, context));
    return subscription === undefined ? { kind: 'broken' } : { kind: 'subscription', subscription };
  });
}

/**
 * Starts a subscription. Using the code again changes nothing, and a code from before an end does not restart the
 * subscription.
 */
export function confirm(shown: { readonly questionsVersion: string | null }): Operation {
  return async (tx, subscription, { now }) => {
    if (newsletterState(subscription) === 'confirmed') return subscription;
    if (!awaitsConfirmation(subscription)) return undefined;
    const { id, locale } = subscription;
    await recordNewsletter(tx, id, true, { ...shown, context: 'newsletter:confirmed', locale, now });
    return changeSubscription(tx, id, { confirmedAt: now, endedAt: null });
  };
}

/** Ends a subscription. Idempotent. */
export const end: Operation = async (tx, subscription, { now }) => {
  if (newsletterState(subscription) === 'ended') return subscription;
  await noteEnd(tx, subscription, now);
  return changeSubscription(tx, subscription.id, { endedAt: now });
};

/** Saves a reader's choices. Topics that are not existing root categories are dropped. */
export function choose(preferences: Preferences): Operation {
  return async (tx, subscription, { now }) => {
    if (newsletterState(subscription) !== 'confirmed') return subscription;
    const roots = new Set(
      (await listCategoryRows(tx)).flatMap((row) => (row.parentCategoryId ? [] : row.id)),
    );
    if (!preferences.topics.every((topic) => roots.has(topic))) {
      throw new RefusalError('validation-failed', { topics: 'not-a-choice' });
    }
    const { id } = subscription;
    const shown = { context: 'newsletter:preferences', locale: preferences.locale, now };
    await recordNewsletter(tx, id, true, shown);
    return changeSubscription(tx, id, { ...preferences, topics: [...new Set(preferences.topics)] });
  };
}
