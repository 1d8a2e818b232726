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
  summary: 'How many records of each kind are held of the caller.',
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
  summary: 'Everything that is held of the caller, to be saved as a file.',
  operation: 'read-own-account',
  reply: z.record(z.string(), z.unknown()),
  perMinute: 10,
  timeoutMs: 30_000,
});

/** Erases the caller's account and all identifying data permanently. */
export const eraseOwnData = endpoint({
  method: 'POST',
  path: '/api/me/personal-data/erase',
  summary: "Erases the caller's account and personal data after the password was shown.",
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
  summary: 'Takes a data-subject request, which is answered within 30 days.',
  operation: 'change-own-account',
  body: z.object(omittedSchemas(dataRequestFields)),
  reply: dataRequest,
});

/** Lists the caller's data-subject requests. */
export const listDataRequests = endpoint({
  method: 'GET',
  path: '/api/me/data-requests',
  summary: "The caller's data-subject requests, newest first.",
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
  summary: 'By which channels the caller may be sent commercial messages; null where they never said.',
  operation: 'read-own-account',
  reply: permissions,
});

/** Changes the caller's permissions. Channels that are not named stay unchanged. */
export const savePermissions = endpoint({
  method: 'POST',
  path: '/api/me/permissions',
  summary: 'Records permissions or refusals of commercial messages by channel.',
  operation: 'change-own-account',
  body: z.object(changedSchemas(permissionFields)),
  reply: permissions,
});

/** Exports the current permissions of the ledger for İYS. */
export const exportPermissions = endpoint({
  method: 'GET',
  path: '/api/admin/permissions',
  summary: 'Permissions and refusals since a day, with the last day on which they may be told to İYS.',
  operation: 'export-permissions',
  query: z.object({ since: z.iso.date().optional(), reason: whyExported }),
  reply: z.string(),
  media: 'csv',
  perMinute: 10,
  timeoutMs: 30_000,
});
