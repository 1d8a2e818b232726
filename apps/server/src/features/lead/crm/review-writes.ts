import type { Review } from '@ayrac/domain/lead/lead-review.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { addApplication, takeApplicationBack } from '#server/features/campaign/writes.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import type { lockLead } from '../queries.ts';
import { lead, quoteForm } from '../table.ts';
import { reclaimCampaign, releaseCampaign, renewDue, withinLimit } from '../writes.ts';

/** A lead that the transaction holds. */
export type HeldLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

/** What was made of a suspect request, and the clock that follows. */
export interface ReviewStand {
  readonly review: Review | null;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly respondBy: Date | null;
}

/**
 * Writes what was made of a suspect request, with what it holds by that: a refused one gives up its place and its
 * campaign, and only an accepted one counts. Whoever accepts one of a form has met a person, so that the permissions of
 * the form hold.
 */
export async function writeReview(
  tx: Executor,
  held: HeldLead,
  stand: ReviewStand,
  fingerprint: Fingerprint,
): Promise<void> {
  const { id, campaignId, formId, email, customerId } = held;
  const isActive = stand.review !== 'refused';
  const isSuspect = stand.review !== 'accepted';
  if (isActive && !held.isActive) await reclaimCampaign(tx, held, { email, customerId }, fingerprint);
  if (!isActive) await releaseCampaign(tx, id);
  await withinLimit(() =>
    tx
      .update(lead)
      .set({ ...stand, isActive, isSuspect, version: sql`${lead.version} + 1` })
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
