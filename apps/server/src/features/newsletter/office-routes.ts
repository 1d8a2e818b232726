import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { end } from './change-subscription.ts';
import { listProof, lockSubscription } from './queries.ts';

export const newsletterOfficeHandlers: Handlers<'listSubscriptionProof' | 'endSubscription'> = {
  async listSubscriptionProof({ db }, { params }) {
    const rows = await listProof(db, params.id);
    return rows.map(({ recordedAt, ...proof }) => ({ ...proof, at: recordedAt.toISOString() }));
  },

  endSubscription: (context, { params: { id } }) =>
    inTransaction(context.db, async (tx) => {
      const subscription = await lockSubscription(tx, id);
      if (subscription === undefined) throw new RefusalError('not-found');
      if (subscription.endedAt !== null) return {};
      await end(tx, subscription, context);
      await writeAudit(tx, context, {
        action: 'subscription-ended',
        targetKind: 'subscriptions',
        targetId: id,
      });
      return {};
    }),
};
