import type { Review } from '@ayrac/domain/lead/lead-review.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { addApplications, takeApplicationsBack } from '#server/features/campaign/writes.ts';
import type { Fingerprinting } from '#server/guards/fingerprint.ts';
import type { lockLead } from '../queries.ts';
import { leadClaim } from '../table.ts';
import { reclaimCampaigns, renewDues, withinLimit } from '../writes.ts';

/** Lead that is locked by the transaction. */
export type HeldLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

/** Review of a suspect request, and the deadline that follows from it. */
export interface ReviewStand {
  readonly review: Review | null;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly respondBy: Date | null;
}

/** Review of a request, to be written. */
export interface HeldReview {
  readonly held: HeldLead;
  readonly outcome: ReviewStand;
}

const isActiveAfter = ({ outcome }: HeldReview) => outcome.review !== 'refused';
const isSuspectAfter = ({ outcome }: HeldReview) => outcome.review !== 'accepted';

/**
 * Writes reviews of suspect requests and their effects, in as many statements as for one: a refused one releases its
 * place and campaign. Accepting a request with a form confirms a real person, so the form's permissions become valid.
 * Returns the reviews that were written; another request of its person keeps one from becoming active again. The
 * requests are not counted yet (`countReviewed`).
 */
export async function writeReviews(
  tx: Executor,
  context: Fingerprinting,
  reviews: readonly HeldReview[],
): Promise<readonly HeldReview[]> {
  // Claims before places, as a new request takes them.
  const returning = reviews.filter((one) => isActiveAfter(one) && !one.held.isActive);
  const claimed = await reclaim(tx, context, returning);
  const written = reviews.filter((one) => !returning.includes(one) || claimed.has(one.held.id));
  await lockIntakes(
    tx,
    written.filter((one) => isActiveAfter(one) !== one.held.isActive),
  );
  await withinLimit(() => writeStands(tx, written));
  const released = written.filter((one) => !isActiveAfter(one));
  if (released.length > 0)
    await tx.delete(leadClaim).where(sql`${leadClaim.leadId} = any(${idsOf(released)})`);
  const changed = written.filter((one) => isSuspectAfter(one) !== one.held.isSuspect);
  if (changed.length > 0) await followSuspicion(tx, changed);
  return written;
}

async function reclaim(
  tx: Executor,
  context: Fingerprinting,
  reviews: readonly HeldReview[],
): Promise<ReadonlySet<string>> {
  if (reviews.length === 0) return new Set();
  return reclaimCampaigns(
    tx,
    context,
    reviews.map(({ held }) => held),
  );
}

/** Locks the places of campaigns in a fixed order, because each lead changes them on its own. */
async function lockIntakes(tx: Executor, reviews: readonly HeldReview[]): Promise<void> {
  if (reviews.length === 0) return;
  const campaigns = sql.param([...new Set(reviews.map(({ held }) => held.campaignId))]);
  await tx.execute(sql`
    select from campaign_intake where campaign_id = any(${campaigns}::uuid[]) order by campaign_id for update`);
}

async function writeStands(tx: Executor, reviews: readonly HeldReview[]): Promise<void> {
  const stands = reviews.map((one) => ({
    id: one.held.id,
    ...one.outcome,
    isActive: isActiveAfter(one),
    isSuspect: isSuspectAfter(one),
  }));
  await tx.execute(sql`
    update lead set review = made.review, reviewed_at = made."reviewedAt", reviewed_by = made."reviewedBy",
      respond_by = made."respondBy", is_active = made."isActive", is_suspect = made."isSuspect", version = version + 1
    from jsonb_to_recordset(${JSON.stringify(stands)}::jsonb) as made (id uuid, review text, "reviewedAt" timestamptz,
      "reviewedBy" uuid, "respondBy" timestamptz, "isActive" boolean, "isSuspect" boolean)
    where lead.id = made.id`);
}

/** Writes what follows for requests that became suspect or are not any more: their forms, and when they are due. */
async function followSuspicion(tx: Executor, reviews: readonly HeldReview[]): Promise<void> {
  const forms = sql.param(reviews.flatMap(({ held }) => held.formId ?? []));
  await tx.execute(sql`
    update quote_form set is_suspect = not exists (
      select from lead where lead.form_id = quote_form.id and not lead.is_suspect)
    where id = any(${forms}::uuid[])`);
  for (const [brandId, own] of byBrand(reviews)) {
    await renewDues(
      tx,
      brandId,
      own.map(({ held }) => held.id),
    );
  }
}

/**
 * Counts the requests that were accepted, or whose acceptance was undone. Must be the last statement of its transaction,
 * because new requests wait for it.
 */
export async function countReviewed(tx: Executor, reviews: readonly HeldReview[]): Promise<void> {
  const campaignsOf = (some: readonly HeldReview[]) => some.map(({ held }) => held.campaignId);
  const accepted = reviews.filter((one) => one.held.isSuspect && !isSuspectAfter(one));
  if (accepted.length > 0) await addApplications(tx, campaignsOf(accepted));
  const undone = reviews.filter((one) => !one.held.isSuspect && isSuspectAfter(one));
  if (undone.length > 0) await takeApplicationsBack(tx, campaignsOf(undone));
}

/** Returns the reviews by the brands of their requests, in a fixed order. */
export function byBrand(
  reviews: readonly HeldReview[],
): readonly (readonly [string, readonly HeldReview[]])[] {
  return [...Map.groupBy(reviews, ({ held }) => held.brandId)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
}

function idsOf(reviews: readonly HeldReview[]): SQL {
  return sql`${sql.param(reviews.map(({ held }) => held.id))}::uuid[]`;
}
