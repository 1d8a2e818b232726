import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
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
import { onEach } from '#server/resource/write/on-each.ts';
import { assignLead } from '../assign-lead.ts';
import { notifyOfLead } from '../notify-of-lead.ts';
import { offerOf, putRequestMail, turnOf } from '../outbox.ts';
import { findHours, lockLead } from '../queries.ts';
import { insertEvent } from '../work-writes.ts';
import { keepReview } from './kept-review.ts';
import { suspectLeadRecords } from './office.ts';
import { findTaken } from './queries.ts';
import { type HeldLead, type ReviewStand, writeReview } from './review-writes.ts';

/** Accepts or refuses suspect requests, each in a transaction of its own. */
export async function reviewSuspects(
  context: CallContext,
  { target, review }: { readonly target: Target; readonly review: Review },
): Promise<Outcome> {
  const ids = await idsOf(context, reachedBy(suspectLeadRecords, context.caller), target);
  const act = (leadId: string, changeId: string) =>
    inTransaction(context.db, (tx) => reviewSuspect(tx, context, { leadId, review, changeId }));
  return onEach(context, suspectLeadRecords, ids, act);
}

interface ReviewTask {
  readonly leadId: string;
  readonly review: Review;
  readonly changeId: string;
}

/**
 * Records the review of a suspect request. An accepted one is treated as arriving at that moment, with everything that
 * follows.
 */
async function reviewSuspect(
  tx: Executor,
  context: CallContext,
  { leadId, review, changeId }: ReviewTask,
): Promise<void> {
  const { caller, now } = context;
  const held = await lockLead(tx, leadId);
  const isAccessible = held !== undefined && maySee(caller, 'manage-leads', null, held.brandId);
  if (!isAccessible || held.erasedAt !== null) throw new RefusalError('not-found');
  const verdict = decideReview(held, review);
  if (verdict.kind === 'stay') return;
  if (verdict.kind === 'refuse')
    throw new RefusalError(verdict.because === 'withdrawn' ? 'request-closed' : 'record-changed');
  const reviewedBy = memberOf(caller).id;
  const respondBy = review === 'accepted' ? await clockFrom(tx, held.brandId, now) : held.respondBy;
  const outcome: ReviewStand = { review, reviewedAt: now, reviewedBy, respondBy };
  await writeReview(tx, context, held, outcome);
  const isAccepted = review === 'accepted';
  await insertEvent(tx, {
    ...{ leadId, at: now, staffId: reviewedBy, kind: isAccepted ? 'accept' : 'refuse', changeId },
    body: held.suspicions.join(',') || null,
    work: keepReview(outcome),
    before: keepReview(held),
    version: held.version + 1,
  });
  await writeAudit(tx, context, {
    action: isAccepted ? 'suspect-accepted' : 'suspect-refused',
    targetKind: 'leads',
    targetId: leadId,
    fields: ['review'],
  });
  if (isAccepted) await arrive(tx, context, held);
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
