import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { workColumns } from '../queries.ts';
import { lead, leadEvent, lostReason } from '../table.ts';
import { leadStaff } from './table.ts';

/** A lead as work begins with it, held until the transaction ends; undefined when it is gone. */
export async function holdLead(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      ...workColumns,
      id: lead.id,
      brandId: lead.brandId,
      state: lead.state,
      version: lead.version,
      erasedAt: lead.erasedAt,
    })
    .from(lead)
    .where(eq(lead.id, id))
    .for('no key update');
  return row;
}

/** Whether somebody can be given leads of a brand: theirs is that brand, or none. */
export async function canOwn(db: Executor, ownerId: string, brandId: string): Promise<boolean> {
  const isOfBrand = or(eq(leadStaff.brandId, brandId), isNull(leadStaff.brandId));
  return (await db.$count(leadStaff, and(eq(leadStaff.id, ownerId), isOfBrand))) > 0;
}

const isChoice = and(eq(lostReason.isActive, true), isNull(lostReason.binnedAt));

/** The reasons that can be chosen. */
export function listReasons(db: Executor) {
  return db
    .select()
    .from(lostReason)
    .where(isChoice)
    .orderBy(asc(lostReason.position), asc(lostReason.sortKey), asc(lostReason.id))
    .limit(100);
}

/** Whether a reason can be chosen. */
export async function isReason(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(lostReason, and(eq(lostReason.id, id), isChoice))) > 0;
}

/** What one change did to leads, the latest first. */
export function listEventsOf(db: Executor, changeId: string) {
  return db
    .select()
    .from(leadEvent)
    .where(and(eq(leadEvent.changeId, changeId), isNull(leadEvent.undoneAt)))
    .orderBy(asc(leadEvent.leadId), asc(leadEvent.id))
    .limit(10_000);
}
