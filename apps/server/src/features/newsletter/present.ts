import type { OpenedSubscription } from '@ayrac/contract/newsletter.ts';
import { maskEmail } from '@ayrac/domain/account/identity.ts';
import { newsletterState } from '@ayrac/domain/mail/newsletter.ts';
import type { Subscription } from './queries.ts';

/** Presents a subscription to its reader. The address is masked, since the link may have been forwarded. */
export function presentSubscription(subscription: Subscription): OpenedSubscription {
  const { email, topics, wantsEnding, frequency, locale } = subscription;
  const state = newsletterState(subscription);
  return { kind: 'found', state, email: maskEmail(email), topics, wantsEnding, frequency, locale };
}
