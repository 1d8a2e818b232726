import { randomUUID } from 'node:crypto';
import type { Failure, Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { permissionOf } from '@ayrac/domain/consent/permission.ts';
import { decideReview, type Review } from '@ayrac/domain/lead/lead-review.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { afterBusinessMinutes } from '@ayrac/domain/time/business-hours.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { listAnswersOfForm } from '#server/features/permission/queries.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { idsOf, type Target } from '#server/resource/write/bulk.ts';
import { findLabel, onEach } from '#server/resource/write/on-each.ts';
import { type Batch, failureOf, inBatches } from '#server/resource/write/write-many.ts';
import { assignLead } from '../assign-lead.ts';
import { notifyOfLead } from '../notify-of-lead.ts';
import { offerOf, putRequestMail, turnOf } from '../outbox.ts';
import { findHours, lockLead, lockLeads } from '../queries.ts';
import { insertEvents } from '../work-writes.ts';
import { keepReview } from './kept-review.ts';
import { suspectLeadRecords } from './office.ts';
import { findTaken } from './queries.ts';
import { type HeldLead, type ReviewStand, writeRefusals, writeReview } from './review-writes.ts';

/**
 * Accepts suspect requests, each in a transaction of its own, or refuses them a hundred at a time, because a flood has
 * many thousands.
 */
export async function reviewSuspects(
  context: CallContext,
  { target, review }: { readonly target: Target; readonly review: Review },
): Promise<Outcome> {
  const ids = await idsOf(context, reachedBy(suspectLeadRecords, context.caller), target);
  if (review === 'refused') {
    const changeId = randomUUID();
    return inBatches(context, { changeId, ids }, (tx, batch) => refuseTogether(tx, context, batch, changeId));
  }
  return onEach(context, suspectLeadRecords, ids, (leadId, changeId) =>
    inTransaction(context.db, (tx) => accept(tx, context, leadId, changeId)),
  );
}

/** Accepts a suspect request. It is treated as arriving at this moment, with everything that follows. */
async function accept(tx: Executor, context: CallContext, leadId: string, changeId: string): Promise<void> {
  const { caller, now } = context;
  const held = await lockLead(tx, leadId);
  if (!isToReview(context, held, 'accepted')) return;
  const respondBy = await clockFrom(tx, held.brandId, now);
  const outcome = {
    review: 'accepted',
    reviewedAt: now,
    reviewedBy: memberOf(caller).id,
    respondBy,
  } as const;
  await writeReview(tx, context, held, outcome);
  await recordReviews(tx, context, changeId, [{ held, outcome }]);
  await arrive(tx, context, held);
}

/** Refuses suspect requests together. One that cannot be refused does not stop the others. */
async function refuseTogether(
  tx: Executor,
  context: CallContext,
  ids: readonly string[],
  changeId: string,
): Promise<Batch> {
  const { caller, now } = context;
  const heldById = new Map((await lockLeads(tx, ids)).map((held) => [held.id, held]));
  const toRefuse: HeldLead[] = [];
  const failed: Failure[] = [];
  for (const id of ids) {
    const held = heldById.get(id);
    try {
      if (isToReview(context, held, 'refused')) toRefuse.push(held);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const label = await findLabel({ ...context, db: tx }, suspectLeadRecords, id);
      failed.push(failureOf(context, id, label, error.refusal));
    }
  }
  if (toRefuse.length > 0) {
    const refusal = { review: 'refused', reviewedAt: now, reviewedBy: memberOf(caller).id } as const;
    await writeRefusals(tx, toRefuse, refusal);
    const reviews = toRefuse.map((held) => ({ held, outcome: { ...refusal, respondBy: held.respondBy } }));
    await recordReviews(tx, context, changeId, reviews);
  }
  return { done: ids.length - failed.length, isWritten: toRefuse.length > 0, failed };
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

/** Records reviews in the timelines of the requests and in the audit log. */
async function recordReviews(
  tx: Executor,
  context: CallContext,
  changeId: string,
  reviews: readonly { readonly held: HeldLead; readonly outcome: ReviewStand }[],
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

async function clockFrom(tx: Executor, brandId: string, now: Date): Promise<Date | null> {
  const { hours, answerMinutes } = await findHours(tx, brandId);
  return afterBusinessMinutes(now, answerMinutes, hours) ?? null;
}

/**
 * Assigns an accepted request, notifies the people who work on leads, and confirms it to the requester in the language
 * of the request.
 */
async function arrive(tx: Executor, context: CallContext, held: HeldLead) {
  const { id, formId, email, customerId } = held;
  if (held.ownerId === null) await assignLead(tx, held, context.now);
  await notifyOfLead(tx, id, 'new');
  const { campaign, locale = context.locale } = await findTaken(tx, id);
  const isGuests = customerId === null && formId !== null;
  const answers = isGuests ? await listAnswersOfForm(tx, formId) : [];
  const asksPermission = permissionOf(answers, 'email')?.state === 'unconfirmed';
  await putRequestMail(
    tx,
    { ...context, locale },
    {
      ...{ relationId: id, campaign, email, customerId, asksPermission },
      offer: await offerOf(tx, { ...context, locale }, campaign.id),
      notBefore: await turnOf(tx, { email, customerId }, context.now),
    },
  );
}
