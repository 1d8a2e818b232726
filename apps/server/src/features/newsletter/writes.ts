import { emailKey } from '@ayrac/domain/account/identity.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { takeUntriedBack } from '#server/features/mail/writes.ts';
import { isServed, periodAt, type Subscription, wantsAnyOf } from './queries.ts';
import { newsletterSubscription } from './table.ts';

/** Records a first or repeated request for the newsletter and returns its subscription, locked. */
export async function requestSubscription(
  tx: Executor,
  subscriber: { readonly email: string; readonly locale: Locale; readonly now: Date },
): Promise<Subscription> {
  const { email, locale, now } = subscriber;
  const [row] = await tx
    .insert(newsletterSubscription)
    .values({ email, emailKey: emailKey(email), locale, requestedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: newsletterSubscription.emailKey, set: { requestedAt: now } })
    .returning();
  if (row === undefined) throw new Error('The database returned no subscription.');
  return row;
}

/** Changes a subscription and returns it. */
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

/** Ends the confirmed subscription of an address, if there is one, and returns it. */
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

/** Deletes the subscription of an address with its records, if it was created before an instant. */
export async function eraseSubscription(tx: Executor, key: string, before: Date): Promise<void> {
  await tx.execute(sql`
    delete from newsletter_subscription
    where email_key = ${key} and created_at <= ${before.toISOString()}::timestamptz`);
}

export type EditionReader = Pick<Subscription, 'id' | 'email' | 'topics' | 'locale'>;

/** Selection of the next recipients. */
interface NextReaders {
  readonly editionId: string;
  /** Last subscription processed. */
  readonly after: string | null;
  readonly limit: number;
  /** Topics of the edition's campaigns. */
  readonly rootIds: readonly string[];
  readonly now: Date;
}

/**
 * Records an edition as this period's issue of the next readers, and returns them. Readers who already have an issue of
 * this period, or this edition, are skipped. A concurrent unsubscription waits, or excludes its reader.
 */
export async function noteEditionReaders(
  tx: Executor,
  { editionId, after, limit, rootIds, now }: NextReaders,
): Promise<{
  readonly readers: readonly EditionReader[];
  readonly passedId: string | null;
  readonly isLast: boolean;
}> {
  const { rows } = await tx.execute<EditionReader & { readonly isNoted: boolean }>(sql`
    with readers as (
      select s.* from newsletter_subscription s
      where s.confirmed_at is not null and s.ended_at is null
        and (${after}::uuid is null or s.id > ${after}::uuid)
        and ${wantsAnyOf(rootIds)} and not ${isServed(editionId, now)}
      order by s.id limit ${limit} for update of s
    ), noted as (
      insert into newsletter_issue (subscription_id, period, put_at, edition_id)
      select s.id, ${periodAt(now)}, ${now.toISOString()}::timestamptz, ${editionId} from readers s
      on conflict do nothing
      returning subscription_id
    )
    select id, email, topics, locale, id in (select subscription_id from noted) as "isNoted"
    from readers order by id`);
  return {
    readers: rows.filter(({ isNoted }) => isNoted),
    passedId: rows.at(-1)?.id ?? after,
    isLast: rows.length < limit,
  };
}

/** Records the mail of each recipient of an edition. */
export async function noteEditionMails(
  tx: Executor,
  editionId: string,
  mails: readonly { readonly subscriptionId: string; readonly mailId: string }[],
): Promise<void> {
  await tx.execute(sql`
    update newsletter_issue i set mail_id = m."mailId"
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as m ("subscriptionId" uuid, "mailId" uuid)
    where i.edition_id = ${editionId} and i.subscription_id = m."subscriptionId"`);
}

/** Withdraws the mails of an edition that were never tried, and returns their number. */
export async function takeEditionBack(tx: Executor, editionId: string): Promise<number> {
  const ofEdition = sql`(select mail_id from newsletter_issue where edition_id = ${editionId})`;
  const back = await takeUntriedBack(tx, ofEdition);
  await tx.execute(sql`
    delete from newsletter_issue where edition_id = ${editionId}
      and mail_id = any(${`{${back.join(',')}}`}::uuid[])`);
  return back.length;
}
