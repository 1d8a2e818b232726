import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { newsletterSubscription } from './table.ts';

/** A subscription as it lies in the database. */
export type Subscription = typeof newsletterSubscription.$inferSelect;

/** A subscription by its id, locked until the transaction ends. */
export async function lockSubscription(tx: Executor, id: string): Promise<Subscription | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.id, id))
    .for('update');
  return row;
}

/** What a reader was shown and allowed, the first row first. */
export function listProof(db: Executor, subscriptionId: string) {
  const { id, recordedAt, purpose, isGiven, context, textVersion, textHash } = consentRecord;
  return db
    .select({ id, recordedAt, purpose, isGiven, context, textVersion, textHash })
    .from(consentRecord)
    .where(eq(consentRecord.newsletterId, subscriptionId))
    .orderBy(asc(recordedAt), asc(id));
}
