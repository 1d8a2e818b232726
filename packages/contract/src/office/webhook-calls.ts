import { deliveryEvents, deliveryProblems, deliveryStates } from '@ayrac/domain/delivery/delivery.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const operation = 'manage-delivery';
const params = z.object({ id });
const TESTS_A_MINUTE = 30;

/** Creates the secret that signs the deliveries of a webhook. */
export const makeWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/crm/webhooks/:id/secret',
  summary:
    'Creates a webhook secret and returns it this once. The previous secret also signs deliveries for a day.',
  operation,
  params,
  reply: z.object({ secret: z.string(), previousUntil: instant.nullable() }),
});

/** Sends a test delivery to a webhook. */
export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/crm/webhooks/:id/test',
  summary: 'Sends a test event to a webhook, even while it is paused.',
  operation,
  params,
  reply: z.object({ change: z.null() }),
  perMinute: TESTS_A_MINUTE,
});

/** Delivery in the log of a webhook. */
export const delivery = z.object({
  id,
  event: z.enum(deliveryEvents),
  state: z.enum(deliveryStates),
  /** Null for a test. */
  leadId: id.nullable(),
  createdAt: instant,
  /** Time of the next attempt, or null when none is planned or one is in progress. */
  nextTryAt: instant.nullable(),
  /** The newest first. */
  attempts: z.array(
    z.object({
      at: instant,
      tookMs: z.int(),
      status: z.int().nullable(),
      problem: z.enum(deliveryProblems).nullable(),
      answer: z.string().nullable(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof delivery>;

/** Lists the latest deliveries of a webhook. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/crm/webhooks/:id/deliveries',
  summary:
    'Lists the latest 50 deliveries of a webhook, each with as many of its last attempts as are made in a day.',
  operation,
  params,
  reply: z.array(delivery),
});

/** Repeats a delivery. */
export const resendDelivery = endpoint({
  method: 'POST',
  path: '/api/crm/deliveries/:id/resend',
  summary:
    'Repeats a delivery under its original id. Refused if the withdrawal or erasure of the request made it obsolete.',
  operation,
  params,
  reply: z.object({}),
});
