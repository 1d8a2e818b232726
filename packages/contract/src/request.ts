import { phoneCodeFields } from '@ayrac/domain/account/phone-code.ts';
import { permissionChannels } from '@ayrac/domain/consent/permission.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { omittedSchemas } from './field-schema.ts';
import { ownRequest } from './interests.ts';

// Carried in the body: addresses of calls are logged.
const byLink = z.object({ token: z.string().max(200) });

const linkedRequest = ownRequest.omit({ id: true, joinedAt: true }).extend({
  /** The contact that was sent, masked: enough to know it again. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** What its sender allowed besides the answer itself, and whether that holds yet. */
  permissions: z.array(z.object({ channel: z.enum(permissionChannels), isConfirmed: z.boolean() })),
  /** How the number can be confirmed: not at all, by a code that is asked for, or by the one that was sent. */
  phoneCode: z.enum(['unavailable', 'available', 'sent']),
});
export type LinkedRequest = z.infer<typeof linkedRequest>;

const opened = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), request: linkedRequest }),
  /** Not ours, or of a request that is there no more. */
  z.object({ kind: z.literal('broken') }),
  z.object({ kind: z.literal('expired') }),
]);
export type OpenedLink = z.infer<typeof opened>;

/** Shows the request that a mailed link is for; it changes nothing. */
export const getRequestByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/open',
  summary: 'The request that a signed link of a mail opens.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Takes back the request that a mailed link is for. */
export const withdrawRequestByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/withdraw',
  summary: 'Withdraws the request that a signed link opens.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Takes up again the request that a mailed link is for. */
export const restoreRequestByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/restore',
  summary: 'Takes up again a request that was withdrawn by its link minutes ago.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Confirms that whoever sent a request allows messages by e-mail: the link went to the address. */
export const confirmPermissionByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/confirm-permission',
  summary: 'Confirms the permission for e-mail that was given with the request that a signed link opens.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Takes back the permission for messages by e-mail that was given with a request. */
export const refusePermissionByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/refuse-permission',
  summary: 'Takes back the permission for e-mail that was given with the request that a signed link opens.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Ends messages about campaigns by the button of a mail program (RFC 8058). */
export const stopMessagesByOneClick = endpoint({
  method: 'POST',
  path: '/api/public/requests/one-click',
  summary:
    'Takes back the permission for e-mail of whoever the signed code in its address is about, whatever the body says and whoever sends it.',
  operation: 'open-request-link',
  query: z.object({ kod: z.string().max(200) }),
  reply: z.object({}),
  isSigned: true,
  perMinute: 600,
});

/** Sends a code to the number of a request, by which its sender shows that the number is theirs. */
export const sendPhoneCodeByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/phone-code',
  summary: 'Sends a code by text message to the number of the request that a signed link opens.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 10,
});

/** Confirms the number of a request by the code that was sent to it. */
export const confirmPhoneByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/confirm-phone',
  summary: 'Confirms the permissions for the number of the request that a signed link opens.',
  operation: 'open-request-link',
  body: byLink.extend(omittedSchemas(phoneCodeFields)),
  reply: opened,
  perMinute: 30,
});
