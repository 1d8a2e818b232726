import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { lead, leadState, quoteForm } from './table.ts';

/** The address that a lead was asked with: that of its form, or its own. */
export const emailOfLead = sql<string>`coalesce(${quoteForm.email}, ${lead.contactEmail})`;

/** The number that a lead was asked with, in E.164. */
export const phoneOfLead = sql<string>`coalesce(${quoteForm.phone}, ${lead.contactPhone})`;

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
