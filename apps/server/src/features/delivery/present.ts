import type { WebhookDelivery } from '@ayrac/contract/office/webhook-calls.ts';
import type { listAttempts, listNewest } from './queries.ts';

type Delivered = Awaited<ReturnType<typeof listNewest>>[number];
type Attempted = Awaited<ReturnType<typeof listAttempts>>[number];

export function presentDeliveries(
  deliveries: readonly Delivered[],
  attempts: readonly Attempted[],
): WebhookDelivery[] {
  const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  return deliveries.map(({ id, event, state, leadId, createdAt, nextTryAt }) => ({
    ...{ id, event, state, leadId, createdAt: createdAt.toISOString() },
    nextTryAt: state === 'waiting' ? nextTryAt.toISOString() : null,
    attempts: (byDelivery.get(id) ?? []).map(({ at, tookMs, status, problem, answer }) => ({
      ...{ at: at.toISOString(), tookMs, status, problem, answer },
    })),
  }));
}
