import { businessMinutesBetween } from '@ayrac/domain/time/business-hours.ts';
import { and, asc, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type BrandHours, findHours } from '../queries.ts';
import { lead } from '../table.ts';

const BATCH = 500;

/** Stores for each first answer how many business minutes it took, by the brand's current hours. */
export async function measureAnswers(db: Database, batch = BATCH): Promise<void> {
  let measured: number;
  do measured = await inTransaction(db, (tx) => measureSome(tx, batch));
  while (measured === batch);
}

/**
 * Measures a batch of answers and returns their number. The time of an accepted suspect request runs from its
 * acceptance. Rows locked by others are left to the next run.
 */
export async function measureSome(tx: Executor, limit: number): Promise<number> {
  const held = await tx
    .select({
      id: lead.id,
      brandId: lead.brandId,
      createdAt: lead.createdAt,
      reviewedAt: lead.reviewedAt,
      firstContactAt: lead.firstContactAt,
    })
    .from(lead)
    .where(and(isNotNull(lead.firstContactAt), isNull(lead.answerMinutes)))
    .orderBy(asc(lead.id))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  if (held.length === 0) return 0;
  const hoursOf = new Map<string, BrandHours>();
  for (const brandId of new Set(held.map((row) => row.brandId))) {
    hoursOf.set(brandId, await findHours(tx, brandId));
  }
  const measures = held.map(({ id, brandId, createdAt, reviewedAt, firstContactAt }) => {
    const hours = hoursOf.get(brandId)?.hours;
    if (hours === undefined || firstContactAt === null) throw new Error(`The lead ${id} was not answered.`);
    return {
      id,
      minutes: Math.round(businessMinutesBetween(reviewedAt ?? createdAt, firstContactAt, hours)),
    };
  });
  await tx.execute(sql`
    update lead set answer_minutes = made.minutes
    from jsonb_to_recordset(${JSON.stringify(measures)}::jsonb) as made (id uuid, minutes integer)
    where lead.id = made.id`);
  return held.length;
}
