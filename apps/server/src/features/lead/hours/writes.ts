import { asc, inArray, isNull } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { brandHours } from '../table.ts';

const BATCH = 200;

/** A brand that has not been given its first records yet. */
interface NewBrand {
  readonly brandId: string;
  readonly createdAt: Date;
}

/** Gives records to every new brand, once, on however many nodes this runs. `since` is the column that says so. */
export async function beginBrands(
  db: Database,
  since: 'escalatesSince' | 'writesSince',
  now: Date,
  give: (tx: Executor, brands: readonly NewBrand[]) => Promise<unknown>,
): Promise<void> {
  const beginSome = async (tx: Executor) => {
    const brands = await tx
      .select({ brandId: brandHours.id, createdAt: brandHours.createdAt })
      .from(brandHours)
      .where(isNull(brandHours[since]))
      // Two jobs lock the same rows in the same order.
      .orderBy(asc(brandHours.id))
      .limit(BATCH)
      // Not `skip locked`: whoever saves the hours of a brand does so briefly.
      .for('no key update');
    if (brands.length === 0) return 0;
    await give(tx, brands);
    const ids = brands.map(({ brandId }) => brandId);
    await tx
      .update(brandHours)
      .set({ [since]: now })
      .where(inArray(brandHours.id, ids));
    return brands.length;
  };
  let begun: number;
  do begun = await inTransaction(db, beginSome);
  while (begun === BATCH);
}
