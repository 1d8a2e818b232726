import { emailKey } from '@ayrac/domain/account/identity.ts';
import { newsletterState } from '@ayrac/domain/mail/newsletter.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordDisclosure, recordNewsletter } from '#server/features/consent/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { countWithin, perDay, perNetwork } from '#server/guards/rate-limit.ts';
import { confirmationCode, mailedAddresses, readerCode } from './links.ts';
import type { Subscription } from './queries.ts';
import { requestSubscription } from './writes.ts';

/**
 * Saves a request for the newsletter within the limits, with a record of what was shown, and mails the address. The
 * response reveals nothing about it.
 */
export async function subscribe(context: CallContext, email: string): Promise<void> {
  const { db, locale, now, services } = context;
  await inTransaction(db, async (tx) => {
    await countRequest(tx, context, email);
    const subscription = await requestSubscription(tx, { email, locale, now });
    if (newsletterState(subscription) === 'confirmed') {
      return mailReader(tx, context, subscription);
    }
    const shown = { context: 'newsletter:requested', locale, now };
    await recordDisclosure(tx, { newsletterId: subscription.id }, null, shown);
    await recordNewsletter(tx, subscription.id, false, shown);
    const { confirm } = mailedAddresses(services.env.origin, locale);
    const data = { url: confirm(confirmationCode(services, subscription.id, now)) };
    await putMail(tx, { to: { email }, template: 'newsletter-confirm', locale, data, now });
  });
}

/** Tells an existing reader by mail, since the page must not reveal the subscription. */
async function mailReader(
  tx: Executor,
  { services, now }: CallContext,
  { id, email, locale }: Subscription,
): Promise<void> {
  const { preferences } = mailedAddresses(services.env.origin, locale);
  const data = { preferencesUrl: preferences(readerCode(services, id, now)) };
  await putMail(tx, { to: { email }, template: 'newsletter-known', locale, data, now });
}

async function countRequest(tx: Executor, context: CallContext, email: string): Promise<void> {
  const { address, services } = context;
  const { perAddressIn10Minutes, perEmailADay } = services.env.newsletterLimits;
  const limits = [
    ...perNetwork('newsletter-address', address, perAddressIn10Minutes),
    perDay('newsletter-email', emailKey(email), perEmailADay),
  ];
  await countWithin(tx, context, limits);
}
