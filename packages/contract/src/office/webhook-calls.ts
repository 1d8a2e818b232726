import { deliveryEvents, deliveryProblems, deliveryStates } from '@ayrac/domain/delivery/delivery.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const operation = 'manage-delivery';
const params = z.object({ id });
const TESTS_A_MINUTE = 30;

/** Makes the secret that the calls to an address are signed with. */
export const makeWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/crm/webhooks/:id/secret',
  summary: 'Makes a secret, which is answered this once; the one before signs as well for a day.',
  operation,
  params,
  reply: z.object({ secret: z.string(), previousUntil: instant.nullable() }),
});

/** Sends a call that tells of no request. */
export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/crm/webhooks/:id/test',
  summary: 'Calls an address with an event that is about no request, also while it is paused.',
  operation,
  params,
  reply: z.object({ change: z.null() }),
  perMinute: TESTS_A_MINUTE,
});

/** A delivery as its log tells it. */
export const told = z.object({
  id,
  event: z.enum(deliveryEvents),
  state: z.enum(deliveryStates),
  /** Null of a test. */
  leadId: id.nullable(),
  createdAt: instant,
  /** When it is tried again; null unless it waits. */
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
export type ToldDelivery = z.infer<typeof told>;

/** What was sent to an address lately. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/crm/webhooks/:id/deliveries',
  summary: 'The newest fifty deliveries to an address, each with its last ten attempts.',
  operation,
  params,
  reply: z.array(told),
});

/** Sends something once more. */
export const resendDelivery = endpoint({
  method: 'POST',
  path: '/api/crm/deliveries/:id/resend',
  summary: 'Sends a delivery once more under its own id; what its person withdrew is not sent.',
  operation,
  params,
  reply: z.object({}),
});
