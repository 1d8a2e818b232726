import { proofFields } from '@ayrac/domain/account/login.ts';
import { permissionFields } from '@ayrac/domain/consent/permission.ts';
import { dataRequestFields, dataRequestKinds } from '@ayrac/domain/person/data-request.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { changedSchemas, omittedSchemas } from './field-schema.ts';
import { whyExported } from './office/why-exported.ts';
import { id, instant } from './values.ts';

/** Kinds of stored personal data. Each has its own description and retention period. */
export const heldKinds = [
  'profile',
  'sessions',
  'quotes',
  'follows',
  'notifications',
  'consents',
  'messages',
  'newsletter',
  'mails',
  'dataRequests',
  'audit',
] as const;

/** Returns how much data is stored about the caller. */
export const getDataOverview = endpoint({
  method: 'GET',
  path: '/api/me/personal-data/overview',
  summary: 'Returns the number of stored records about the caller by kind.',
  operation: 'read-own-account',
  reply: z.object({
    held: z.array(z.object({ kind: z.enum(heldKinds), count: z.int() })),
    /** Whether erasing the account also requires a code of the second factor. */
    needsCode: z.boolean(),
  }),
});

/** Returns all data stored about the caller, as a file. */
export const getOwnData = endpoint({
  method: 'GET',
  path: '/api/me/personal-data',
  summary: 'Returns all data stored about the caller, as a file.',
  operation: 'read-own-account',
  reply: z.record(z.string(), z.unknown()),
  perMinute: 10,
  timeoutMs: 30_000,
});

/** Erases the caller's account and all identifying data permanently. */
export const eraseOwnData = endpoint({
  method: 'POST',
  path: '/api/me/personal-data/erase',
  summary: "Erases the caller's account and personal data. Requires the password.",
  operation: 'change-own-account',
  body: z.object({
    ...omittedSchemas({ password: proofFields.password }),
    code: z.string().max(40).optional(),
  }),
  reply: z.object({}),
  timeoutMs: 30_000,
});

const dataRequest = z.object({
  id,
  kind: z.enum(dataRequestKinds),
  text: z.string(),
  state: z.enum(['open', 'answered', 'overdue']),
  createdAt: instant,
  dueAt: instant,
  answeredAt: instant.nullable(),
});
export type DataRequestValue = z.infer<typeof dataRequest>;

/** Creates a data-subject request. */
export const createDataRequest = endpoint({
  method: 'POST',
  path: '/api/me/data-requests',
  summary: 'Creates a data-subject request, which must be answered within 30 days.',
  operation: 'change-own-account',
  body: z.object(omittedSchemas(dataRequestFields)),
  reply: dataRequest,
});

/** Lists the caller's data-subject requests. */
export const listDataRequests = endpoint({
  method: 'GET',
  path: '/api/me/data-requests',
  summary: "Lists the caller's data-subject requests, newest first.",
  operation: 'read-own-account',
  reply: z.array(dataRequest),
});

const permission = z
  .object({
    isGiven: z.boolean(),
    /** An unconfirmed permission is not in effect: no messages are sent on its basis. */
    isConfirmed: z.boolean(),
    at: instant,
  })
  .nullable();
const permissions = z.object({
  email: permission,
  sms: permission,
  call: permission,
  /** State of the profile's phone number, and whether an unconfirmed one can be confirmed by a code. */
  phone: z.enum(['none', 'confirmed', 'confirmable', 'unconfirmable']),
});
export type PermissionsValue = z.infer<typeof permissions>;

/** Returns the caller's permissions for commercial messages. */
export const getPermissions = endpoint({
  method: 'GET',
  path: '/api/me/permissions',
  summary:
    "Returns the caller's permissions for commercial messages by channel, or null for a channel without a decision.",
  operation: 'read-own-account',
  reply: permissions,
});

/** Changes the caller's permissions. Channels that are not named stay unchanged. */
export const savePermissions = endpoint({
  method: 'POST',
  path: '/api/me/permissions',
  summary: "Records the caller's permissions and refusals of commercial messages by channel.",
  operation: 'change-own-account',
  body: z.object(changedSchemas(permissionFields)),
  reply: permissions,
});

/** Exports the current permissions of the ledger for İYS. */
export const exportPermissions = endpoint({
  method: 'GET',
  path: '/api/admin/permissions',
  summary: 'Exports permissions and refusals since a day, each with its deadline for being reported to İYS.',
  operation: 'export-permissions',
  query: z.object({ since: z.iso.date().optional(), reason: whyExported }),
  reply: z.string(),
  media: 'csv',
  perMinute: 10,
  timeoutMs: 30_000,
});
