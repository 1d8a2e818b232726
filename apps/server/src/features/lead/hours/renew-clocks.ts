import { type DueFacts, dueOf, NEVER_DUE } from '@ayrac/domain/lead/lead-due.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { afterBusinessMinutes } from '@ayrac/domain/time/business-hours.ts';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notifyOfBrand } from '../notify-of-lead.ts';
import { type BrandHours, dueFactsOf, findHours, selectDueFacts } from '../queries.ts';
import { brandHours, lead } from '../table.ts';
import { writeClocks } from '../writes.ts';

const BATCH = 500;

/**
 * Recalculates when the open leads of a brand are due after it has changed its hours. An interrupted run starts again,
 * because the hours are only marked as applied after all leads of the brand.
 */
export async function renewClocks(db: Database, batch = BATCH): Promise<void> {
  const changed = await db
    .select({ brandId: brandHours.id, version: brandHours.version })
    .from(brandHours)
    .where(lt(brandHours.clocksVersion, brandHours.version))
    .orderBy(asc(brandHours.id));
  for (const { brandId, version } of changed) {
    // A request that is opened from now on has the new hours.
    const open = await db.select({ id: lead.id }).from(lead).where(isOpenOf(brandId)).orderBy(asc(lead.id));
    const ids = open.map(({ id }) => id);
    for (let first = 0; first < ids.length; first += batch) {
      const some = ids.slice(first, first + batch);
      await inTransaction(db, (tx) => renewSome(tx, brandId, some));
    }
    await inTransaction(db, async (tx) => {
      await tx.update(brandHours).set({ clocksVersion: version }).where(eq(brandHours.id, brandId));
      await notifyOfBrand(tx, brandId);
    });
  }
}

/** Requests are found by their state, which is in an index, and of those the ones with something to do. */
function isOpenOf(brandId: string) {
  return and(
    eq(lead.brandId, brandId),
    inArray(lead.state, openStates),
    lt(lead.dueAt, sql.raw(`'${NEVER_DUE.toISOString()}'`)),
  );
}

const openStates = requestStates.filter((state) => state !== 'closed' && state !== 'withdrawn');

/** Recalculates those of the leads that are still open, with the current hours. */
async function renewSome(tx: Executor, brandId: string, ids: readonly string[]): Promise<void> {
  const hours = await findHours(tx, brandId);
  const held = await tx
    .select({ id: lead.id })
    .from(lead)
    .where(and(isOpenOf(brandId), sql`${lead.id} = any(${sql.param([...ids])}::uuid[])`))
    .orderBy(asc(lead.id))
    .for('no key update');
  const open = held.map(({ id }) => id);
  const rows = await selectDueFacts(tx).where(sql`${lead.id} = any(${sql.param(open)}::uuid[])`);
  const clocks = rows.map((row) => ({ id: row.id, ...clockOf(dueFactsOf(row, hours.hours), hours) }));
  await writeClocks(tx, clocks);
}

/** The deadline of an answer that was given stays as it was then. */
function clockOf(facts: DueFacts, { hours, answerMinutes }: BrandHours) {
  const respondBy =
    facts.firstContactAt === null
      ? (afterBusinessMinutes(facts.createdAt, answerMinutes, hours) ?? null)
      : facts.respondBy;
  return { respondBy, dueAt: dueOf({ ...facts, respondBy }) };
}
