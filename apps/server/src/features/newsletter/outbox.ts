import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Executor } from '#server/db/database.ts';
import { recordNewsletter } from '#server/features/consent/writes.ts';
import { takeMailsBack } from '#server/features/mail/writes.ts';
import type { Services } from '#server/services.ts';
import { mailedAddresses, readerCode } from './links.ts';
import type { Subscription } from './queries.ts';

/** Handles the end of a subscription: writes the ledger and deletes waiting issues. */
export async function noteEnd(
  tx: Executor,
  { id, emailKey, locale }: Pick<Subscription, 'id' | 'emailKey' | 'locale'>,
  now: Date,
): Promise<void> {
  await recordNewsletter(tx, id, false, { context: 'newsletter:ended', locale, now });
  await takeMailsBack(tx, 'newsletter-issue', { emailKey });
  await takeMailsBack(tx, 'newsletter-edition', { emailKey });
}

/** Returns the unsubscribe links of an issue: a page for the reader, and a POST for the mail program. */
export function readerLinks(
  services: Pick<Services, 'env' | 'fingerprint'>,
  { id, locale }: { readonly id: string; readonly locale: Locale },
  now: Date,
) {
  const { preferences, oneClick } = mailedAddresses(services.env.origin, locale);
  const code = readerCode(services, id, now);
  return { preferencesUrl: preferences(code), oneClickUrl: oneClick(code) };
}
