import type { Review } from '@ayrac/domain/lead/lead-review.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { addApplication, takeApplicationBack } from '#server/features/campaign/writes.ts';
import type { Fingerprinting } from '#server/guards/fingerprint.ts';
import type { lockLead } from '../queries.ts';
import { lead, leadClaim, quoteForm } from '../table.ts';
import { reclaimCampaign, reclaimCampaigns, releaseCampaign, renewDue, withinLimit } from '../writes.ts';

/** Lead that is locked by the transaction. */
export type HeldLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

/** Review of a suspect request, and the deadline that follows from it. */
export interface ReviewStand {
  readonly review: Review | null;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly respondBy: Date | null;
}

/**
 * Writes the review of a suspect request and its effects: a refused one releases its place and campaign, and only an
 * accepted one is counted. Accepting a request with a form confirms a real person, so the form's permissions become
 * valid.
 */
export async function writeReview(
  tx: Executor,
  context: Fingerprinting,
  held: HeldLead,
  outcome: ReviewStand,
): Promise<void> {
  const { id, campaignId, formId, email, customerId } = held;
  const isActive = outcome.review !== 'refused';
  const isSuspect = outcome.review !== 'accepted';
  if (isActive && !held.isActive) await reclaimCampaign(tx, context, held, { email, customerId });
  if (!isActive) await releaseCampaign(tx, id);
  await withinLimit(() =>
    tx
      .update(lead)
      .set({ ...outcome, isActive, isSuspect, version: sql`${lead.version} + 1` })
      .where(eq(lead.id, id)),
  );
  if (formId !== null) {
    const met = tx
      .select({ id: lead.id })
      .from(lead)
      .where(and(eq(lead.formId, formId), eq(lead.isSuspect, false)));
    await tx
      .update(quoteForm)
      .set({ isSuspect: sql`not exists (${met})` })
      .where(eq(quoteForm.id, formId));
  }
  await renewDue(tx, id);
  if (held.isSuspect && !isSuspect) await addApplication(tx, campaignId);
  if (!held.isSuspect && isSuspect) await takeApplicationBack(tx, campaignId);
}

/**
 * Writes the refusal of many suspect requests in a few statements. A form remains as suspect as its other requests are,
 * and nobody waits for the requests, so that neither the forms nor the due times change.
 */
export async function writeRefusals(
  tx: Executor,
  refused: readonly HeldLead[],
  refusal: Omit<ReviewStand, 'respondBy'>,
): Promise<void> {
  await lockIntakes(tx, refused);
  await tx.delete(leadClaim).where(sql`${leadClaim.leadId} = any(${idsOf(refused)})`);
  await writeTogether(tx, refused, { ...refusal, isActive: false });
}

/**
 * Puts many refused requests back among those to review, likewise. Returns the ids of those written; a request stays
 * refused when its person has requested the campaign again.
 */
export async function takeRefusalsBack(
  tx: Executor,
  context: Fingerprinting,
  refused: readonly HeldLead[],
): Promise<ReadonlySet<string>> {
  // Claims before places, as a new request takes them.
  const claimed = await reclaimCampaigns(tx, context, refused);
  const restored = refused.filter(({ id }) => claimed.has(id));
  await lockIntakes(tx, restored);
  const waiting = { review: null, reviewedAt: null, reviewedBy: null, isActive: true };
  await withinLimit(() => writeTogether(tx, restored, waiting));
  return claimed;
}

/** Locks the places of campaigns in a fixed order, because each lead changes them on its own. */
async function lockIntakes(tx: Executor, leads: readonly HeldLead[]): Promise<void> {
  const campaigns = sql.param([...new Set(leads.map(({ campaignId }) => campaignId))]);
  await tx.execute(sql`
    select from campaign_intake where campaign_id = any(${campaigns}::uuid[]) order by campaign_id for update`);
}

async function writeTogether(
  tx: Executor,
  leads: readonly HeldLead[],
  values: Omit<ReviewStand, 'respondBy'> & { readonly isActive: boolean },
): Promise<void> {
  await tx
    .update(lead)
    .set({ ...values, version: sql`${lead.version} + 1` })
    .where(sql`${lead.id} = any(${idsOf(leads)})`);
}

function idsOf(leads: readonly HeldLead[]): SQL {
  return sql`${sql.param(leads.map(({ id }) => id))}::uuid[]`;
}
