import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';
import { outcome, targetOf } from './resource-calls.ts';
import { subscriptions } from './subscriptions.ts';

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

/** Ends subscriptions on behalf of their readers. */
export const endSubscriptions = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/ends',
  summary:
    'Ends subscriptions and removes their queued e-mails. Has no effect on those that have already ended.',
  operation: 'manage-newsletter',
  body: z.object({ target: targetOf(subscriptions) }),
  reply: outcome,
  timeoutMs: 60_000,
  isLong: true,
});
