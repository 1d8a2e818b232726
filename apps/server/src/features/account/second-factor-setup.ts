import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { seal, unseal } from '#server/guards/sealed.ts';
import { secondFactorSetup } from './table.ts';

/** How long a new secret can be confirmed by a code. */
const SETUP_MS = 15 * minuteInMs;

/** Stores the encrypted secret of a second factor that is being set up, replacing a former one. */
export async function storeSetup(tx: Executor, accountId: string, secret: string, now: Date): Promise<void> {
  const values = { sealedSecret: await seal(tx, secret, accountId), startedAt: now };
  await tx
    .insert(secondFactorSetup)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: secondFactorSetup.accountId, set: values });
}

/**
 * Locks the secret that awaits its first code until the transaction ends; null when there is none or it has expired.
 */
export async function lockSetup(tx: Executor, accountId: string, now: Date): Promise<string | null> {
  const isYoung = gt(secondFactorSetup.startedAt, new Date(now.getTime() - SETUP_MS));
  const [row] = await tx
    .select()
    .from(secondFactorSetup)
    .where(and(eq(secondFactorSetup.accountId, accountId), isYoung))
    .for('update');
  return row === undefined ? null : unseal(tx, row.sealedSecret, accountId);
}

export async function deleteSetup(tx: Executor, accountId: string): Promise<void> {
  await tx.delete(secondFactorSetup).where(eq(secondFactorSetup.accountId, accountId));
}
