import { emailKey } from '@ayrac/domain/account/identity.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Subscription } from './queries.ts';
import { newsletterSubscription } from './table.ts';

/** Notes that an address asks for the newsletter, or asks again, and returns its subscription, locked. */
export async function requestSubscription(
  tx: Executor,
  wanted: { readonly email: string; readonly locale: Locale; readonly now: Date },
): Promise<Subscription> {
  const { email, locale, now } = wanted;
  const [row] = await tx
    .insert(newsletterSubscription)
    .values({ email, emailKey: emailKey(email), locale, requestedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: newsletterSubscription.emailKey, set: { requestedAt: now } })
    .returning();
  if (row === undefined) throw new Error('The database returned no subscription.');
  return row;
}

/** Changes a subscription and returns it as it is then. */
export async function changeSubscription(
  tx: Executor,
  id: string,
  values: Partial<Omit<Subscription, 'id' | 'email' | 'emailKey' | 'createdAt'>>,
): Promise<Subscription | undefined> {
  const [row] = await tx
    .update(newsletterSubscription)
    .set(values)
    .where(eq(newsletterSubscription.id, id))
    .returning();
  return row;
}

/** Ends the subscription of an address where it has a confirmed one, and returns it. */
export async function endSubscriptionOf(
  tx: Executor,
  key: string,
  now: Date,
): Promise<Subscription | undefined> {
  const [row] = await tx
    .update(newsletterSubscription)
    .set({ endedAt: now })
    .where(
      and(
        eq(newsletterSubscription.emailKey, key),
        isNotNull(newsletterSubscription.confirmedAt),
        isNull(newsletterSubscription.endedAt),
      ),
    )
    .returning();
  return row;
}

/** Deletes the subscription of an address, with its records, as far as it was made before an instant. */
export async function eraseSubscription(tx: Executor, key: string, before: Date): Promise<void> {
  await tx.execute(sql`
    delete from newsletter_subscription
    where email_key = ${key} and created_at <= ${before.toISOString()}::timestamptz`);
}
