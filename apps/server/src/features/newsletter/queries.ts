import { issuePeriod } from '@ayrac/domain/mail/newsletter.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { newsletterSubscription } from './table.ts';

export type Subscription = typeof newsletterSubscription.$inferSelect;

/** Finds a subscription by its id and locks it until the transaction ends. */
export async function lockSubscription(tx: Executor, id: string): Promise<Subscription | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.id, id))
    .for('update');
  return row;
}

/** Lists what a reader was shown and allowed, the oldest first. */
export function listProof(db: Executor, subscriptionId: string) {
  const { id, recordedAt, purpose, isGiven, context, textVersion, textHash } = consentRecord;
  return db
    .select({ id, recordedAt, purpose, isGiven, context, textVersion, textHash })
    .from(consentRecord)
    .where(eq(consentRecord.newsletterId, subscriptionId))
    .orderBy(asc(recordedAt), asc(id));
}

/** Current issue period of a subscription, in SQL. */
export function periodAt(now: Date): SQL {
  return sql`case s.frequency when 'monthly' then ${issuePeriod('monthly', now)}::text else ${issuePeriod('weekly', now)}::text end`;
}

/** Whether a subscription `s` has already had its issue of this period, or this edition in another period. */
export function isServed(editionId: string, now: Date): SQL {
  return sql`exists (
    select from newsletter_issue i where i.subscription_id = s.id
      and (i.period = ${periodAt(now)} or i.edition_id = ${editionId}))`;
}

/** Whether the reader of a subscription `s` chose one of these root categories, or all topics. */
export function wantsAnyOf(rootIds: readonly string[]): SQL {
  return sql`(s.topics = '{}' or s.topics && ${`{${rootIds.join(',')}}`}::uuid[])`;
}

/** Counts the confirmed readers whom an edition would reach now, and those it would leave out. */
export async function countReach(
  db: Executor,
  of: { readonly editionId: string; readonly rootIds: readonly string[]; readonly now: Date },
) {
  const { rows } = await db.execute<{ open: number; served: number; otherTopics: number }>(sql`
    select
      count(*) filter (where not is_served and is_wanted)::integer as open,
      count(*) filter (where is_served)::integer as served,
      count(*) filter (where not is_served and not is_wanted)::integer as "otherTopics"
    from (
      select ${isServed(of.editionId, of.now)} as is_served, ${wantsAnyOf(of.rootIds)} as is_wanted
      from newsletter_subscription s where s.confirmed_at is not null and s.ended_at is null
    ) readers`);
  const [{ open, served, otherTopics } = { open: 0, served: 0, otherTopics: 0 }] = rows;
  return { open, served, otherTopics };
}

/** Counts the waiting and the failed mails of an edition. */
export async function countUnsent(db: Executor, editionId: string) {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where m.state = 'waiting')::integer as waiting,
      count(*) filter (where m.state = 'dead')::integer as failed
    from newsletter_issue i join mail m on m.id = i.mail_id
    where i.edition_id = ${editionId} and m.state in ('waiting', 'dead')`);
  const [{ waiting, failed } = { waiting: 0, failed: 0 }] = rows;
  return { waiting, failed };
}

/** Whether a mail of an edition is waiting for its first attempt. */
export async function hasUntried(db: Executor, editionId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from newsletter_issue i join mail m on m.id = i.mail_id
    where i.edition_id = ${editionId} and m.state = 'waiting' and m.message_id is null
    limit 1`);
  return rows.length > 0;
}
