import type { Assignee, Assignees, AssignmentRule, LeadTraits } from '@ayrac/domain/lead/assignment.ts';
import { contactChannels, contactTimes } from '@ayrac/domain/quote/quote.ts';
import { referencesIn } from '@ayrac/domain/record/record-field.ts';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { arrivedAt, isUndecided, wishesOfLead, workColumns } from '../queries.ts';
import { lead, leadContext, leadStaff, quoteForm } from '../table.ts';
import { assignee, assignmentRule } from './table.ts';

const inOrder = [asc(assignmentRule.position), asc(assignmentRule.id)];
const isOn = (brandId: string) =>
  and(eq(assignmentRule.brandId, brandId), sql`${assignmentRule.isActive}`, isNull(assignmentRule.binnedAt));

/** Whether a brand has active assignment rules. */
export const hasRules = (brandId: AnyPgColumn) => sql<boolean>`exists (select from assignment_rule r
  where r.brand_id = ${brandId} and r.is_active and r.binned_at is null)`;

function ruleOf(row: typeof assignmentRule.$inferSelect): AssignmentRule {
  return { ...row, people: referencesIn(row.people) };
}

/**
 * Locks the active rules of a brand and returns them in order. The lock lasts until the transaction ends, so that of
 * two concurrent leads the second sees whose turn the first one took. Also returns whether any of their people has a
 * capacity.
 */
export async function holdRules(tx: Executor, brandId: string) {
  const isBounded = tx
    .select({ id: assignee.id })
    .from(assignee)
    .where(sql`${assignee.id} = any(${assignmentRule.people}) and ${assignee.capacity} is not null`);
  const rows = await tx
    .select({ rule: assignmentRule, hasBounded: sql<boolean>`exists (${isBounded})` })
    .from(assignmentRule)
    .where(isOn(brandId))
    .orderBy(...inOrder)
    .for('no key update', { of: assignmentRule });
  return { rules: rows.map(({ rule }) => ruleOf(rule)), hasBounded: rows.some((row) => row.hasBounded) };
}

/** Lists the active rules of a brand in order. */
export async function listRules(db: Executor, brandId: string): Promise<readonly AssignmentRule[]> {
  const rows = await db
    .select()
    .from(assignmentRule)
    .where(isOn(brandId))
    .orderBy(...inOrder);
  return rows.map(ruleOf);
}

/** Lists the active rules of a brand, plus the given one, in order. */
export async function listRulesWith(db: Executor, { id, brandId }: { id: string; brandId: string }) {
  const rows = await db
    .select()
    .from(assignmentRule)
    .where(or(isOn(brandId), eq(assignmentRule.id, id)))
    .orderBy(...inOrder);
  return rows.map((row) => ({ ...ruleOf(row), name: row.name }));
}

/** Finds a rule that is not in the bin; undefined when there is none. */
export async function findRule(db: Executor, id: string) {
  const [row] = await db
    .select({ id: assignmentRule.id, brandId: assignmentRule.brandId })
    .from(assignmentRule)
    .where(and(eq(assignmentRule.id, id), isNull(assignmentRule.binnedAt)));
  return row;
}

const worksFor = (brandId: string) => or(eq(leadStaff.brandId, brandId), isNull(leadStaff.brandId));

/** Lists those of the people who can own the brand's leads, by name. */
export function listOwnersOf(db: Executor, brandId: string, ids: readonly string[]) {
  return db
    .select({ id: leadStaff.id, name: leadStaff.name })
    .from(leadStaff)
    .where(and(inArray(leadStaff.id, [...ids]), worksFor(brandId)))
    .orderBy(asc(leadStaff.name), asc(leadStaff.id));
}

/**
 * Locks those of the people who have a capacity until the transaction ends, in a fixed order. A concurrent assignment
 * to them, even by another brand's rules, counts afterwards.
 */
export async function holdBounded(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: assignee.id })
    .from(assignee)
    .where(and(inArray(assignee.id, [...ids]), isNotNull(assignee.capacity)))
    .orderBy(asc(assignee.id))
    .for('no key update');
}

/** Lists those of the people who can own the brand's leads. Open leads are only counted for people with a capacity. */
export async function listAssignees(
  db: Executor,
  brandId: string,
  ids: readonly string[],
  onlyBefore?: Date,
): Promise<Assignees> {
  const isCounted = and(
    eq(lead.ownerId, assignee.id),
    isUndecided,
    onlyBefore === undefined ? undefined : lt(lead.createdAt, onlyBefore),
  );
  const rows: readonly Assignee[] = await db
    .select({
      id: assignee.id,
      capacity: assignee.capacity,
      absentFrom: assignee.absentFrom,
      absentTo: assignee.absentTo,
      openLeads: sql<number>`case when ${assignee.capacity} is null then 0
        else (select count(*)::integer from (select from lead where ${isCounted} limit ${assignee.capacity}) counted) end`,
    })
    .from(assignee)
    .innerJoin(leadStaff, eq(leadStaff.id, assignee.id))
    .where(and(inArray(assignee.id, [...ids]), worksFor(brandId)))
    .orderBy(asc(assignee.id));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Selects the traits of leads that rules look at. */
function selectTraits(db: Executor) {
  return db
    .select({
      ...workColumns,
      id: lead.id,
      state: lead.state,
      version: lead.version,
      createdAt: lead.createdAt,
      arrivedAt,
      respondBy: lead.respondBy,
      mergedInto: lead.mergedInto,
      campaign: campaign.title,
      city: wishesOfLead.city,
      channel: wishesOfLead.contactChannel,
      contactTime: wishesOfLead.contactTime,
      language: leadContext.language,
      categoryIds: sql<string[]>`array_remove(array[${category.id}, ${category.parentId}], null)`,
      owner: leadStaff.name,
    })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .innerJoin(category, eq(category.id, campaign.categoryId))
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .leftJoin(leadContext, eq(leadContext.leadId, lead.id))
    .leftJoin(leadStaff, eq(leadStaff.id, lead.ownerId))
    .$dynamic();
}
type TraitRow = Awaited<ReturnType<typeof selectTraits>>[number];

function traitsOf({ city, channel, language, categoryIds }: TraitRow): LeadTraits {
  return {
    ...{ city, language, categoryIds },
    channel: contactChannels.find((one) => one === channel) ?? null,
  };
}

/** Finds the traits of a lead and its current work. Throws when the lead does not exist. */
export async function findTraits(tx: Executor, leadId: string) {
  const [found] = await listTraits(tx, [leadId]);
  if (found === undefined) throw new Error(`The lead ${leadId} does not exist.`);
  return found;
}

/** Lists the traits of leads and their current work, the oldest lead first. */
export async function listTraits(tx: Executor, leadIds: readonly string[]) {
  const rows = await selectTraits(tx)
    .where(inArray(lead.id, [...leadIds]))
    .orderBy(asc(lead.createdAt), asc(lead.id));
  return rows.map((row) => ({ traits: traitsOf(row), held: row }));
}

/** Lists the leads of a brand since an instant, the oldest first, without suspects. */
export async function listTried(db: Executor, brandId: string, since: Date, limit: number) {
  const isMeant = and(eq(lead.brandId, brandId), gte(lead.createdAt, since), sql`not ${lead.isSuspect}`);
  const rows = await selectTraits(db).where(isMeant).orderBy(asc(lead.createdAt), asc(lead.id)).limit(limit);
  return rows.map((row) => ({
    ...row,
    traits: traitsOf(row),
    preferredTime: contactTimes.find((time) => time === row.contactTime) ?? null,
  }));
}
