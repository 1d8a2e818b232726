import type { Handlers } from '#server/api/handler.ts';
import type { Target } from '#server/resource/write/bulk.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { listProof } from './queries.ts';

export const newsletterOfficeHandlers: Handlers<'listSubscriptionProof' | 'endSubscriptions'> = {
  async listSubscriptionProof({ db }, { params }) {
    const rows = await listProof(db, params.id);
    return rows.map(({ recordedAt, ...proof }) => ({ ...proof, at: recordedAt.toISOString() }));
  },

  endSubscriptions: (context, { body }) => endSubscriptions(context, body.target as Target),
};
