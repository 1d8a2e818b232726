import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { told } from './webhook-calls.ts';

const operation = 'manage-delivery';
const params = z.object({ id });
const MAILS_A_MINUTE = 30;

/** Sends the link once more by which an address is confirmed. */
export const askMailbox = endpoint({
  method: 'POST',
  path: '/api/crm/mailboxes/:id/ask',
  summary: 'Sends the link once more that confirms a mailbox; one that is confirmed needs none.',
  operation,
  params,
  reply: z.object({ change: z.null() }),
  perMinute: MAILS_A_MINUTE,
});

/** Sends a mail that tells of no request. */
export const testMailbox = endpoint({
  method: 'POST',
  path: '/api/crm/mailboxes/:id/test',
  summary: 'Writes to a confirmed mailbox about no request, also while it is paused.',
  operation,
  params,
  reply: z.object({ change: z.null() }),
  perMinute: MAILS_A_MINUTE,
});

/** What was sent to a mailbox lately. */
export const listMailboxDeliveries = endpoint({
  method: 'GET',
  path: '/api/crm/mailboxes/:id/deliveries',
  summary: 'The newest fifty deliveries to a mailbox, each with its last ten attempts.',
  operation,
  params,
  reply: z.array(told),
});
