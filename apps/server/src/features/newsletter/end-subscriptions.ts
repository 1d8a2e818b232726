import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { idsOf, type Target } from '#server/resource/write/bulk.ts';
import { onEach } from '#server/resource/write/on-each.ts';
import { end } from './change-subscription.ts';
import { subscriptionRecords } from './office.ts';
import { lockSubscription } from './queries.ts';

/**
 * Ends subscriptions, each in its own transaction. Only readers can subscribe again, so `change` is null: it cannot be
 * undone.
 */
export async function endSubscriptions(context: CallContext, target: Target): Promise<Outcome> {
  const ids = await idsOf(context, subscriptionRecords, target);
  const outcome = await onEach(context, subscriptionRecords, ids, (id) => endSubscription(context, id));
  return { ...outcome, change: null };
}

function endSubscription(context: CallContext, id: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (subscription === undefined) throw new RefusalError('not-found');
    if (subscription.endedAt !== null) return;
    await end(tx, subscription, context);
    await writeAudit(tx, context, {
      action: 'subscription-ended',
      targetKind: 'subscriptions',
      targetId: id,
    });
  });
}
