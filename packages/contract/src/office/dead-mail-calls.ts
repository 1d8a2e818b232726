import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { deadMails } from './dead-mails.ts';
import { outcome, targetOf } from './resource-calls.ts';

/** Retries mails that were given up. */
export const retryDeadMails = endpoint({
  method: 'POST',
  path: '/api/admin/dead-mails/retry',
  summary: 'Queues failed e-mails again. Those whose link has expired are returned as failures.',
  operation: 'run-jobs',
  body: z.object({ target: targetOf(deadMails) }),
  reply: outcome,
  timeoutMs: 60_000,
  isLong: true,
});
