import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { delivery } from './webhook-calls.ts';

const operation = 'manage-delivery';
const params = z.object({ id });
const MAILS_A_MINUTE = 30;

/** Sends the confirmation link to a mailbox again. */
export const askMailbox = endpoint({
  method: 'POST',
  path: '/api/crm/mailboxes/:id/ask',
  summary: 'Sends the confirmation link of a mailbox again. A confirmed mailbox needs none.',
  operation,
  params,
  reply: z.object({ change: z.null() }),
  perMinute: MAILS_A_MINUTE,
});

/** Sends a test e-mail to a mailbox. */
export const testMailbox = endpoint({
  method: 'POST',
  path: '/api/crm/mailboxes/:id/test',
  summary: 'Sends a test e-mail to a confirmed mailbox, even while it is paused.',
  operation,
  params,
  reply: z.object({ change: z.null() }),
  perMinute: MAILS_A_MINUTE,
});

/** Lists the latest e-mails to a mailbox. */
export const listMailboxDeliveries = endpoint({
  method: 'GET',
  path: '/api/crm/mailboxes/:id/deliveries',
  summary:
    'Lists the latest 50 deliveries to a mailbox, each with as many of its last attempts as are made in a day.',
  operation,
  params,
  reply: z.array(delivery),
});
