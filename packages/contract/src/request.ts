import { phoneCodeFields } from '@ayrac/domain/account/phone-code.ts';
import { permissionChannels } from '@ayrac/domain/consent/permission.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { omittedSchemas } from './field-schema.ts';
import { ownRequest } from './interests.ts';

// Sent in the body, because URLs are logged.
const byLink = z.object({ token: z.string().max(200) });

const linkedRequest = ownRequest.omit({ id: true, joinedAt: true }).extend({
  /** Masked contact data of the request, recognisable to the requester. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** Permissions given with the request, and whether they are confirmed. */
  permissions: z.array(z.object({ channel: z.enum(permissionChannels), isConfirmed: z.boolean() })),
  /** Whether the phone number can be confirmed: no, by requesting a code, or with the code already sent. */
  phoneCode: z.enum(['unavailable', 'available', 'sent']),
});
export type LinkedRequest = z.infer<typeof linkedRequest>;

const opened = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), request: linkedRequest }),
  /** The token is invalid, or its request no longer exists. */
  z.object({ kind: z.literal('broken') }),
  z.object({ kind: z.literal('expired') }),
]);
export type OpenedLink = z.infer<typeof opened>;

/** Returns the request of an e-mailed link. It changes nothing. */
export const getRequestByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/open',
  summary: 'Returns the quote request of a signed link.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Withdraws the request of an e-mailed link. */
export const withdrawRequestByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/withdraw',
  summary: 'Withdraws the quote request of a signed link.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Restores the request of an e-mailed link. */
export const restoreRequestByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/restore',
  summary: 'Restores the quote request of a signed link, within minutes of its withdrawal.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Confirms the permission for messages by e-mail. The link proves that the requester received the e-mail. */
export const confirmPermissionByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/confirm-permission',
  summary: 'Confirms the permission for e-mail that was given with the quote request of a signed link.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Revokes the permission for messages by e-mail that was given with the request. */
export const refusePermissionByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/refuse-permission',
  summary: 'Revokes the permission for e-mail that was given with the quote request of a signed link.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 60,
});

/** Revokes the permission for e-mails by the unsubscribe button of an e-mail program (RFC 8058). */
export const stopMessagesByOneClick = endpoint({
  method: 'POST',
  path: '/api/public/requests/one-click',
  summary:
    'Revokes the permission for e-mail of the signed code in the URL. The body and the origin of the request are ignored.',
  operation: 'open-request-link',
  query: z.object({ kod: z.string().max(200) }),
  reply: z.object({}),
  isSigned: true,
  perMinute: 600,
});

/** Sends a code to the phone number of a request to prove that it is the requester's. */
export const sendPhoneCodeByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/phone-code',
  summary: 'Sends a code by text message to the phone number in the quote request of a signed link.',
  operation: 'open-request-link',
  body: byLink,
  reply: opened,
  perMinute: 10,
});

/** Confirms the phone number of a request with the code sent to it. */
export const confirmPhoneByLink = endpoint({
  method: 'POST',
  path: '/api/public/requests/confirm-phone',
  summary: 'Confirms the permissions for the phone number in the quote request of a signed link.',
  operation: 'open-request-link',
  body: byLink.extend(omittedSchemas(phoneCodeFields)),
  reply: opened,
  perMinute: 30,
});
