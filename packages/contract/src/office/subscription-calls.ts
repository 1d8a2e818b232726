import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const proof = z.object({
  id,
  at: instant,
  /** The notice that was shown, or the permission that was requested. */
  purpose: z.string(),
  isGiven: z.boolean(),
  /** Place, such as `newsletter:confirmed`. */
  context: z.string(),
  textVersion: z.string(),
  textHash: z.string(),
});

/** Lists the ledger entries that prove a reader's permission. */
export const listSubscriptionProof = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id/proof',
  summary: 'Lists the ledger entries that prove what a reader was shown and permitted, oldest first.',
  operation: 'manage-newsletter',
  params: z.object({ id }),
  reply: z.array(proof),
});

/** Ends a subscription on behalf of its reader. */
export const endSubscription = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/end',
  summary: 'Ends a subscription and removes its queued e-mails. Has no effect if it has already ended.',
  operation: 'manage-newsletter',
  params: z.object({ id }),
  reply: z.object({}),
});
