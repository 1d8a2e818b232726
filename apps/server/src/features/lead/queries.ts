import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaignStats } from '#server/features/campaign/table.ts';
import { type LeadAuthor, lead, leadState, quoteForm } from './table.ts';

/** The address that a lead was asked with: that of its form, or its own. */
export const emailOfLead = sql<string>`coalesce(${quoteForm.email}, ${lead.contactEmail})`;

/** The number that a lead was asked with, in E.164. */
export const phoneOfLead = sql<string>`coalesce(${quoteForm.phone}, ${lead.contactPhone})`;

/** Writes what somebody asks for. */
export async function insertLead(tx: Executor, values: typeof lead.$inferInsert): Promise<void> {
  await tx.insert(lead).values(values);
}

/** Holds a lead until the transaction ends, and says where it is; undefined when it is gone. */
export async function lockLead(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      id: lead.id,
      campaignId: lead.campaignId,
      customerId: lead.customerId,
      state: lead.state,
      email: emailOfLead,
    })
    .from(lead)
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .where(eq(lead.id, id))
    .for('update', { of: lead });
  return row;
}

/** When a lead was last withdrawn, and from which state. */
export async function findWithdrawal(db: Executor, leadId: string) {
  const [row] = await db
    .select({ from: leadState.fromState, at: leadState.at })
    .from(leadState)
    .where(and(eq(leadState.leadId, leadId), eq(leadState.toState, 'withdrawn')))
    .orderBy(desc(leadState.version))
    .limit(1);
  return row ?? null;
}

/** A step of a lead from one state to another. */
export interface LeadStep {
  readonly leadId: string;
  readonly from: RequestState;
  readonly to: RequestState;
  readonly at: Date;
  readonly changedBy: LeadAuthor;
  readonly staffId: string | null;
}

/** Writes where a lead is now, with its next version, and how it came there. */
export async function writeStep(
  tx: Executor,
  { leadId, from, to, at, changedBy, staffId }: LeadStep,
): Promise<void> {
  await tx.execute(sql`
    with changed as (
      update lead set state = ${to}, is_active = ${to !== 'withdrawn'}, version = version + 1
      where id = ${leadId}
      returning id, version
    )
    insert into lead_state (lead_id, version, from_state, to_state, at, changed_by, staff_id)
    select id, version, ${from}, ${to}, ${at.toISOString()}::timestamptz, ${changedBy}, ${staffId}::uuid from changed`);
}

/** Counts one more request for a campaign; the last statement of its transaction, so that the row is held shortly. */
export async function addApplication(tx: Executor, campaignId: string): Promise<void> {
  await tx
    .insert(campaignStats)
    .values({ campaignId, applications: 1 })
    .onConflictDoUpdate({
      target: campaignStats.campaignId,
      set: { applications: sql`${campaignStats.applications} + 1` },
    });
}

/**
 * Counts one request for a campaign less, as the last statement of its transaction: who asks and takes back again and
 * again moves no campaign up.
 */
export async function takeApplicationBack(tx: Executor, campaignId: string): Promise<void> {
  await tx
    .update(campaignStats)
    .set({ applications: sql`greatest(0, ${campaignStats.applications} - 1)` })
    .where(eq(campaignStats.campaignId, campaignId));
}
