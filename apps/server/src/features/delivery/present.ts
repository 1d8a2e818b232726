import type { WebhookDelivery } from '@ayrac/contract/office/webhook-calls.ts';
import type { listAttempts, listNewest } from './queries.ts';

type Delivered = Awaited<ReturnType<typeof listNewest>>[number];
type Attempted = Awaited<ReturnType<typeof listAttempts>>[number];

export function presentDeliveries(
  deliveries: readonly Delivered[],
  attempts: readonly Attempted[],
  now: Date,
): WebhookDelivery[] {
  const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  return deliveries.map(({ id, event, state, leadId, createdAt, nextTryAt, takenUntil }) => ({
    ...{ id, event, state, leadId, createdAt: createdAt.toISOString() },
    // During a call, the stored time is the end of the lease.
    nextTryAt:
      state === 'waiting' && (takenUntil === null || takenUntil <= now) ? nextTryAt.toISOString() : null,
    attempts: (byDelivery.get(id) ?? []).map(({ at, tookMs, status, problem, answer }) => ({
      ...{ at: at.toISOString(), tookMs, status, problem, answer },
    })),
  }));
}
