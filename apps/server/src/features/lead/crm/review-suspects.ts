import { randomUUID } from 'node:crypto';
import type { Failure, Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { decideReview, type Review } from '@ayrac/domain/lead/lead-review.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { afterBusinessMinutes } from '@ayrac/domain/time/business-hours.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { idsOf, type Target } from '#server/resource/write/bulk.ts';
import { findLabel } from '#server/resource/write/on-each.ts';
import { type Batch, eachOf, failureOf, inBatches } from '#server/resource/write/write-many.ts';
import { findHours, lockLeads } from '../queries.ts';
import { insertEvents } from '../work-writes.ts';
import { keepReview } from './kept-review.ts';
import { suspectLeadRecords } from './office.ts';
import { receiveAccepted } from './receive-accepted.ts';
import { byBrand, countReviewed, type HeldLead, type HeldReview, writeReviews } from './review-writes.ts';

/** Accepts or refuses suspect requests, a hundred at a time, because a flood has many thousands. */
export async function reviewSuspects(
  context: CallContext,
  { target, review }: { readonly target: Target; readonly review: Review },
): Promise<Outcome> {
  const ids = await idsOf(context, reachedBy(suspectLeadRecords, context.caller), target);
  const changeId = randomUUID();
  return inBatches(context, { changeId, ids }, (tx, batch) =>
    reviewBatch(tx, context, batch, { review, changeId }),
  );
}

/** Reviews requests together. One that cannot be reviewed does not stop the others. */
async function reviewBatch(
  tx: Executor,
  context: CallContext,
  ids: readonly string[],
  { review, changeId }: { readonly review: Review; readonly changeId: string },
): Promise<Batch> {
  const heldById = new Map((await lockLeads(tx, ids)).map((held) => [held.id, held]));
  const labelOf = (id: string) => findLabel({ ...context, db: tx }, suspectLeadRecords, id);
  const toReview: HeldLead[] = [];
  const failed: Failure[] = [];
  for (const id of ids) {
    const held = heldById.get(id);
    try {
      if (isToReview(context, held, review)) toReview.push(held);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      failed.push(failureOf(context, id, await labelOf(id), error.refusal));
    }
  }
  const reviews = await outcomesOf(tx, context, toReview, review);
  const together = await writeTogether(tx, context, reviews);
  const written = [...together];
  const others = reviews.filter((one) => !together.includes(one));
  const otherIds = others.map(({ held }) => held.id);
  const alone = await eachOf(context, tx, otherIds, {
    labelOf,
    async write(own, id) {
      const [one] = await writeReviews(
        own,
        context,
        others.filter(({ held }) => held.id === id),
      );
      if (one === undefined) throw new RefusalError('duplicate-quote');
      written.push(one);
      return true;
    },
  });
  failed.push(...alone.failed);
  if (written.length > 0) {
    await recordReviews(tx, context, changeId, written);
    if (review === 'accepted') await receiveAccepted(tx, context, written);
    await countReviewed(tx, written);
  }
  return { done: ids.length - failed.length, isWritten: written.length > 0, failed };
}

/**
 * Writes the reviews that nothing prevents, and returns them. None if a campaign has no place for all of them, so that
 * they are written one by one, and each that fails has its own reason.
 */
async function writeTogether(
  tx: Executor,
  context: CallContext,
  reviews: readonly HeldReview[],
): Promise<readonly HeldReview[]> {
  if (reviews.length === 0) return [];
  try {
    return await tx.transaction((own) => writeReviews(own, context, reviews));
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return [];
  }
}

/** Whether a review changes a request. Throws why the caller may not review it. */
function isToReview({ caller }: CallContext, held: HeldLead | undefined, review: Review): held is HeldLead {
  const isAccessible = held !== undefined && maySee(caller, 'manage-leads', null, held.brandId);
  if (!isAccessible || held.erasedAt !== null) throw new RefusalError('not-found');
  const verdict = decideReview(held, review);
  if (verdict.kind === 'refuse')
    throw new RefusalError(verdict.because === 'withdrawn' ? 'request-closed' : 'record-changed');
  return verdict.kind === 'review';
}

/** Returns the reviews of requests. An accepted one is treated as arriving now, so its deadline begins now. */
async function outcomesOf(
  tx: Executor,
  { caller, now }: CallContext,
  toReview: readonly HeldLead[],
  review: Review,
): Promise<readonly HeldReview[]> {
  const reviewed = { review, reviewedAt: now, reviewedBy: memberOf(caller).id };
  const kept = toReview.map((held) => ({ held, outcome: { ...reviewed, respondBy: held.respondBy } }));
  if (review === 'refused') return kept;
  const accepted: HeldReview[] = [];
  for (const [brandId, own] of byBrand(kept)) {
    const { hours, answerMinutes } = await findHours(tx, brandId);
    const respondBy = afterBusinessMinutes(now, answerMinutes, hours) ?? null;
    accepted.push(...own.map(({ held }) => ({ held, outcome: { ...reviewed, respondBy } })));
  }
  return accepted;
}

/** Records reviews in the timelines of the requests and in the audit log. */
async function recordReviews(
  tx: Executor,
  context: CallContext,
  changeId: string,
  reviews: readonly HeldReview[],
): Promise<void> {
  const events = reviews.map(({ held, outcome }) => ({
    ...{ leadId: held.id, at: context.now, staffId: outcome.reviewedBy, changeId },
    kind: outcome.review === 'accepted' ? ('accept' as const) : ('refuse' as const),
    body: held.suspicions.join(',') || null,
    work: keepReview(outcome),
    before: keepReview(held),
    version: held.version + 1,
  }));
  const [first, ...others] = reviews.map(({ held, outcome }) => ({
    action: outcome.review === 'accepted' ? ('suspect-accepted' as const) : ('suspect-refused' as const),
    ...{ targetKind: 'leads', targetId: held.id, fields: ['review'] },
  }));
  await insertEvents(tx, events);
  if (first !== undefined) await writeAudit(tx, context, first, ...others);
}
