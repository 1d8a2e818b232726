import type { Executor } from '#server/db/database.ts';
import { recordNewsletter } from '#server/features/consent/writes.ts';
import { takeMailsBack } from '#server/features/mail/writes.ts';
import type { Subscription } from './queries.ts';

/** What goes with the end of a subscription, whichever way it came: a row of the ledger, and no issue that still waits. */
export async function noteEnd(
  tx: Executor,
  { id, emailKey, locale }: Pick<Subscription, 'id' | 'emailKey' | 'locale'>,
  now: Date,
): Promise<void> {
  await recordNewsletter(tx, id, false, { context: 'newsletter:ended', locale, now });
  await takeMailsBack(tx, 'newsletter-issue', { emailKey });
}
