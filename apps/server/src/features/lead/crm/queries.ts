import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { workColumns } from '../queries.ts';
import { lead, leadContext, leadEvent, leadStaff, lostReason } from '../table.ts';

/** Columns that decide what may be done with a lead. */
export const heldColumns = {
  ...workColumns,
  id: lead.id,
  brandId: lead.brandId,
  state: lead.state,
  version: lead.version,
  erasedAt: lead.erasedAt,
  isSuspect: lead.isSuspect,
  mergedInto: lead.mergedInto,
};

/** Locks a lead for work until the transaction ends; undefined when it does not exist. */
export async function holdLead(tx: Executor, id: string) {
  const [row] = await tx.select(heldColumns).from(lead).where(eq(lead.id, id)).for('no key update');
  return row;
}

/** Whether a person can own leads of a brand: someone who belongs to this brand or to none. */
export async function canOwn(db: Executor, ownerId: string, brandId: string): Promise<boolean> {
  const isOfBrand = or(eq(leadStaff.brandId, brandId), isNull(leadStaff.brandId));
  return (await db.$count(leadStaff, and(eq(leadStaff.id, ownerId), isOfBrand))) > 0;
}

/** Finds the name of a person who works on leads; null for someone who no longer does. */
export async function findOwnerName(db: Executor, id: string): Promise<string | null> {
  const [row] = await db.select({ name: leadStaff.name }).from(leadStaff).where(eq(leadStaff.id, id));
  return row?.name ?? null;
}

const isChoice = and(eq(lostReason.isActive, true), isNull(lostReason.binnedAt));

/** Lists the active lost reasons. */
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

/** Lists the events of a change by lead, undone or not, those of a lead in the order in which they happened. */
export function listEventsOf(db: Executor, changeId: string) {
  return db
    .select()
    .from(leadEvent)
    .where(eq(leadEvent.changeId, changeId))
    .orderBy(asc(leadEvent.leadId), asc(leadEvent.id))
    .limit(10_000);
}

/**
 * Lists the data for the confirmations of requests, by lead: the titles of the campaign and the language in which the
 * request was sent.
 */
export async function listTaken(tx: Executor, leadIds: readonly string[]) {
  const rows = await tx
    .select({
      id: lead.id,
      campaign: {
        id: campaign.id,
        title: campaign.title,
        titleEn: sql<string | null>`${campaign.english} ->> 'title'`,
      },
      locale: leadContext.language,
    })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .leftJoin(leadContext, eq(leadContext.leadId, lead.id))
    .where(inArray(lead.id, [...leadIds]));
  return new Map(rows.map((row) => [row.id, row]));
}
