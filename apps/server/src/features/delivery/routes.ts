import { maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { makeKey } from './keys/make-key.ts';
import { holdTheirWebhook, makeSecret } from './make-secret.ts';
import { presentDeliveries } from './present.ts';
import { isDeliverable } from './present-event.ts';
import { findDelivered, findDelivery, findWebhookBrand, listAttempts, listNewest } from './queries.ts';
import { insertTest, resend } from './writes.ts';

export const deliveryHandlers: Handlers<
  'makeApiKey' | 'makeWebhookSecret' | 'testWebhook' | 'listDeliveries' | 'resendDelivery'
> = {
  makeApiKey: (context, { params: { id } }) => makeKey(context, id),

  makeWebhookSecret: (context, { params: { id } }) => makeSecret(context, id),

  async testWebhook(context, { params: { id } }) {
    const { db, now } = context;
    await inTransaction(db, async (tx) => {
      const { sealedSecret } = await holdTheirWebhook(tx, context, id);
      if (sealedSecret === null) throw new RefusalError('action-not-possible');
      await insertTest(tx, { webhookId: id }, now);
      await writeAudit(tx, context, { action: 'webhook-tested', targetKind: 'webhooks', targetId: id });
    });
    return { change: null };
  },

  async listDeliveries(context, { params: { id } }) {
    const { db, now } = context;
    admit(context, await findWebhookBrand(db, id));
    const deliveries = await listNewest(db, id);
    const ids = deliveries.map((each) => each.id);
    return presentDeliveries(deliveries, ids.length === 0 ? [] : await listAttempts(db, ids), now);
  },

  async resendDelivery(context, { params: { id } }) {
    const { db, now } = context;
    await inTransaction(db, async (tx) => {
      const delivery = await findDelivery(tx, id);
      admit(context, delivery?.brandId);
      await refuseObsolete(tx, delivery);
      await resend(tx, id, now);
      await writeAudit(tx, context, { action: 'delivery-resent', targetKind: 'delivery', targetId: id });
    });
    return {};
  },
};

/** Refuses what the withdrawal or erasure of its request made obsolete, because it would be dropped without a word. */
async function refuseObsolete(
  tx: Executor,
  delivery: Awaited<ReturnType<typeof findDelivery>>,
): Promise<void> {
  if (delivery === undefined || delivery.leadId === null) return;
  const lead = await findDelivered(tx, delivery.leadId);
  if (lead === undefined || !isDeliverable(delivery, lead)) throw new RefusalError('delivery-obsolete');
}

/** Throws `not-found` for another brand's. */
function admit({ caller }: CallContext, brandId: string | undefined): void {
  if (brandId === undefined || !maySee(caller, 'manage-delivery', null, brandId))
    throw new RefusalError('not-found');
}
