import type { LeadChange, MovedTo } from '@ayrac/domain/lead/lead-change.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { changeLeadState } from '#server/features/lead/change-lead-state.ts';
import { lead } from '#server/features/lead/table.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { testNow } from './test-app.ts';

/** Inserts a lead of its campaign's brand, without a claim and without notifications. */
export async function makeLead(
  db: Database,
  values: Omit<typeof lead.$inferInsert, 'brandId'>,
): Promise<typeof lead.$inferSelect> {
  const [asked] = await db
    .select({ brandId: campaign.brandId })
    .from(campaign)
    .where(eq(campaign.id, values.campaignId));
  if (asked === undefined) throw new Error('A lead needs its campaign.');
  const [row] = await db
    .insert(lead)
    .values({ ...values, ...asked })
    .returning();
  if (row === undefined) throw new Error('No lead was made.');
  return row;
}

/**
 * Inserts many leads of one campaign with triggers switched off. Counting the campaign's places, a thousand updates of
 * one row in a transaction, would take quadratic time.
 */
export async function insertManyLeads(db: Database, ...statements: readonly SQL[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
}

/** Moves a lead to another state, as the system does. */
export function moveLead(db: Database, leadId: string, to: MovedTo): Promise<void> {
  return change(db, leadId, { kind: 'move', to });
}

/** Moves a lead back to an earlier state, as an undo does. */
export function putLeadBack(db: Database, leadId: string, to: MovedTo): Promise<void> {
  return change(db, leadId, { kind: 'put', to });
}

/** Withdraws a lead, as its sender does. */
export function withdrawLead(db: Database, leadId: string): Promise<void> {
  return change(db, leadId, { kind: 'withdraw' });
}

async function change(db: Database, leadId: string, wanted: LeadChange): Promise<void> {
  const services = { fingerprint: await fingerprintOf(db) };
  const by = { caller: { kind: 'anonymous' }, now: testNow, address: null, services } as const;
  await db.transaction((tx) => changeLeadState(tx, by, { leadId, change: wanted }));
}
