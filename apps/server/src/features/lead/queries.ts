import type { DueFacts } from '@ayrac/domain/lead/lead-due.ts';
import { contactTimes } from '@ayrac/domain/quote/quote.ts';
import type { BusinessHours } from '@ayrac/domain/time/business-hours.ts';
import { hoursOf } from '@ayrac/domain/time/opening-hours.ts';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { brandHours, lead, leadState, quoteForm } from './table.ts';

/** Business hours of a brand, and its answer time in business minutes. */
export interface BrandHours {
  readonly hours: BusinessHours;
  readonly answerMinutes: number;
}

/** Open leads that need attention; matches the condition of the indexes. */
export const isUndecided: SQL = sql`(${lead.mergedInto} is null and ${lead.dueAt} < '9999-12-31T00:00:00Z')`;

/** Open leads without an owner; matches the condition of the index. */
export const isUnassigned: SQL = sql`(${lead.ownerId} is null and not ${lead.isSuspect} and ${isUndecided})`;

/** Email address of a lead: that of its form, or its own. */
export const emailOfLead = sql<string>`coalesce(${quoteForm.email}, ${lead.contactEmail})`;

/** Phone number of a lead in E.164. */
export const phoneOfLead = sql<string>`coalesce(${quoteForm.phone}, ${lead.contactPhone})`;

/** Place and contact preferences of a lead: those of its form, or its own. */
export const wishesOfLead = {
  city: sql<string | null>`coalesce(${quoteForm.city}, ${lead.contactCity})`,
  town: sql<string | null>`coalesce(${quoteForm.town}, ${lead.contactTown})`,
  contactChannel: sql<string | null>`coalesce(${quoteForm.contactChannel}, ${lead.contactChannel})`,
  contactTime: sql<string | null>`coalesce(${quoteForm.contactTime}, ${lead.contactTime})`,
};

/** When a lead reached the people who work on it. For a suspect that is its acceptance. */
export const arrivedAt = sql<Date>`coalesce(${lead.reviewedAt}, ${lead.createdAt})`.mapWith(lead.createdAt);

/** Locks a lead until the transaction ends and returns its state; undefined when it does not exist. */
export async function lockLead(tx: Executor, id: string) {
  const [row] = await lockLeads(tx, [id]);
  return row;
}

/** Locks leads until the transaction ends, always in the same order, and returns their states. */
export function lockLeads(tx: Executor, ids: readonly string[]) {
  return tx
    .select({
      id: lead.id,
      campaignId: lead.campaignId,
      customerId: lead.customerId,
      state: lead.state,
      brandId: lead.brandId,
      formId: lead.formId,
      isActive: lead.isActive,
      version: lead.version,
      erasedAt: lead.erasedAt,
      stage: lead.stage,
      ownerId: lead.ownerId,
      isSuspect: lead.isSuspect,
      suspicions: lead.suspicions,
      review: lead.review,
      reviewedAt: lead.reviewedAt,
      reviewedBy: lead.reviewedBy,
      respondBy: lead.respondBy,
      email: emailOfLead,
    })
    .from(lead)
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .where(sql`${lead.id} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(asc(lead.id))
    .for('update', { of: lead });
}

/** Finds the state from which a lead was switched off, if it has not changed since that version. */
export async function findSwitchedFrom(db: Executor, leadId: string, version: number) {
  const [row] = await db
    .select({ from: leadState.fromState })
    .from(leadState)
    .where(
      and(eq(leadState.leadId, leadId), eq(leadState.version, version), eq(leadState.toState, 'closed')),
    );
  return row?.from ?? null;
}

/** Finds when a lead was last withdrawn, and from which state. */
export async function findWithdrawal(db: Executor, leadId: string) {
  const [row] = await db
    .select({ from: leadState.fromState, at: leadState.at })
    .from(leadState)
    .where(and(eq(leadState.leadId, leadId), eq(leadState.toState, 'withdrawn')))
    .orderBy(desc(leadState.version))
    .limit(1);
  return row ?? null;
}

/**
 * Finds the business hours and answer time of a brand, and locks them for the transaction, so that a concurrent change
 * of them finds the lead written under the old ones.
 */
export async function findHours(tx: Executor, brandId: string): Promise<BrandHours> {
  return hoursIn(await selectHours(tx, brandId).for('share'), brandId);
}

/** Finds the business hours of a brand without locking them. */
export async function readHours(db: Executor, brandId: string): Promise<BrandHours> {
  return hoursIn(await selectHours(db, brandId), brandId);
}

function selectHours(db: Executor, brandId: string) {
  return db.select().from(brandHours).where(eq(brandHours.id, brandId)).$dynamic();
}

function hoursIn([row]: readonly (typeof brandHours.$inferSelect)[], brandId: string): BrandHours {
  if (row === undefined) throw new Error(`The brand ${brandId} has no opening hours.`);
  return hoursFrom(row);
}

/** Reads the hours from a row. */
export function hoursFrom(row: typeof brandHours.$inferSelect): BrandHours {
  return { hours: hoursOf(row), answerMinutes: row.answerMinutes };
}

/** Selects the columns that determine when leads are due. */
export function selectDueFacts(db: Executor) {
  return db
    .select({
      ...workColumns,
      id: lead.id,
      brandId: lead.brandId,
      state: lead.state,
      erasedAt: lead.erasedAt,
      createdAt: arrivedAt,
      respondBy: lead.respondBy,
      contactTime: wishesOfLead.contactTime,
    })
    .from(lead)
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .$dynamic();
}

/** Returns the facts that determine when a lead is due, for the domain. */
export function dueFactsOf(
  { state, erasedAt, contactTime, ...facts }: Awaited<ReturnType<typeof selectDueFacts>>[number],
  hours: BusinessHours,
): DueFacts {
  return {
    ...facts,
    hours,
    preferredTime: contactTimes.find((time) => time === contactTime) ?? null,
    isWithdrawn: ['withdrawn', 'closed'].includes(state) || erasedAt !== null,
  };
}

/** The same for a new lead. */
export function dueFactsOfNew({
  contactTime,
  ...facts
}: Pick<DueFacts, 'createdAt' | 'respondBy' | 'hours'> & { readonly contactTime: string | null }): DueFacts {
  return {
    ...facts,
    ...{ stage: 'new', isWithdrawn: false, firstContactAt: null, lastContactAt: null },
    ...{ nextActionAt: null, snoozedUntil: null },
    preferredTime: contactTimes.find((time) => time === contactTime) ?? null,
  };
}

/** Columns that work on a lead writes. */
export const workColumns = {
  stage: lead.stage,
  lostReasonId: lead.lostReasonId,
  ownerId: lead.ownerId,
  firstContactAt: lead.firstContactAt,
  lastContactAt: lead.lastContactAt,
  nextAction: lead.nextAction,
  nextActionAt: lead.nextActionAt,
  snoozedUntil: lead.snoozedUntil,
};

/** Condition that an account has sent a request or a form. */
export function hasRequests(accountId: AnyPgColumn): SQL {
  return sql`(exists (select from ${quoteForm} where ${quoteForm.customerId} = ${accountId})
    or exists (select from ${lead} where ${lead.customerId} = ${accountId}))`;
}
