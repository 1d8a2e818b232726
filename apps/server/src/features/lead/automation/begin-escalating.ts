import { automations as words } from '@ayrac/phrases/tr/office/automations.ts';
import { inArray, isNull } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { brandHours } from '../table.ts';
import { automation } from './table.ts';

const BATCH = 200;

/**
 * Gives every new brand an automation that tells its people of requests whose first answer is overdue. It is given once:
 * a brand that deletes it does not get it again.
 */
export async function beginEscalating(db: Database, now: Date): Promise<void> {
  let begun: number;
  do begun = await inTransaction(db, (tx) => beginSome(tx, now));
  while (begun === BATCH);
}

async function beginSome(tx: Executor, now: Date): Promise<number> {
  const fresh = await tx
    .select({ brandId: brandHours.id, createdAt: brandHours.createdAt })
    .from(brandHours)
    .where(isNull(brandHours.escalatesSince))
    .limit(BATCH)
    // Not `skip locked`: whoever saves the hours of a brand does so briefly.
    .for('no key update');
  if (fresh.length === 0) return 0;
  const name = words.byDefault;
  await tx
    .insert(automation)
    .values(
      fresh.map(({ brandId, createdAt }) => ({
        ...{ brandId, name, action: 'tell' as const, isActive: true, activeSince: createdAt },
        ...{ createdAt, updatedAt: createdAt, ...nameKeys(name) },
      })),
    )
    .onConflictDoNothing();
  const ids = fresh.map(({ brandId }) => brandId);
  await tx.update(brandHours).set({ escalatesSince: now }).where(inArray(brandHours.id, ids));
  return fresh.length;
}
