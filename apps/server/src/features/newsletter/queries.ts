import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
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
