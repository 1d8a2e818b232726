import { LONGEST_CODE } from '@ayrac/domain/mail/mail-delivery.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Confirms that the reader of a mailbox wants to receive a brand's requests there. */
export const confirmMailbox = endpoint({
  method: 'POST',
  path: '/api/public/mailboxes/confirm',
  summary:
    'Confirms a mailbox with the code of a mailed link, so that its brand receives quote requests there.',
  operation: 'use-mailed-link',
  body: z.object({ code: z.string().max(LONGEST_CODE) }),
  reply: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('confirmed'), brand: z.string() }),
    z.object({ kind: z.literal('broken') }),
    z.object({ kind: z.literal('expired') }),
  ]),
  perMinute: 30,
});
