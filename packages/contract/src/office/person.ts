import { roles } from '@ayrac/domain/access.ts';
import { auditActions } from '@ayrac/domain/audit/audit-action.ts';
import { dataRequestKinds } from '@ayrac/domain/person/data-request.ts';
import { accessFields, invitationFields } from '@ayrac/domain/person/person-access.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fieldSchemas } from '../field-schema.ts';
import { id, instant, language } from '../values.ts';
import { consentPurposes } from './form-consents.ts';

const OPERATION = 'manage-people';
const ofPerson = z.object({ id });
const role = z.enum(roles);
const nothing = z.object({});

/** Person with an account. Contact data is masked. */
const person = z.object({
  id,
  username: z.string(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  isPhoneConfirmed: z.boolean(),
  occupation: z.string().nullable(),
  city: z.string().nullable(),
  town: z.string().nullable(),
  wantsReminders: z.boolean(),
  locale: language,
  role,
  brand: z.object({ id, name: z.string() }).nullable(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  /** Whether it is the caller. */
  isSelf: z.boolean(),
});
export type PersonValue = z.infer<typeof person>;

/** Returns a person with an account. */
export const getPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id',
  summary: 'Returns a person with an account: profile, role and state. Contact data is masked.',
  operation: OPERATION,
  params: ofPerson,
  reply: person,
});

function part<const Name extends string, Item extends z.ZodType>(name: Name, items: string, item: Item) {
  return endpoint({
    method: 'GET',
    path: `/api/admin/people/:id/${name}`,
    summary: `Lists ${items} of a person, newest first, 100 at a time.`,
    operation: OPERATION,
    params: ofPerson,
    query: z.object({ cursor: z.string().max(200).optional() }),
    /** `next` is the cursor of the next page; null on the last one. */
    reply: z.object({ items: z.array(item), next: z.string().nullable() }),
  });
}

/** Lists the person's quote requests. */
export const listPersonRequests = part(
  'requests',
  'the quote requests',
  z.object({ id, campaign: z.string(), state: z.enum(requestStates), isActive: z.boolean(), at: instant }),
);
/** Lists what the person follows. */
export const listPersonFollows = part(
  'follows',
  'the follows',
  z.object({ id, kind: z.string(), name: z.string().nullable(), at: instant }),
);
/** Proof of permissions: the texts with their versions, and where and when they were shown. */
export const listPersonPermissions = part(
  'permissions',
  'the permissions and notices',
  z.object({
    id,
    purpose: z.enum(consentPurposes),
    isGiven: z.boolean(),
    textVersion: z.string(),
    textHash: z.string(),
    context: z.string(),
    at: instant,
  }),
);
/** Lists the person's sessions. */
export const listPersonSessions = part(
  'sessions',
  'the sessions',
  z.object({
    id,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    network: z.string().nullable(),
    at: instant,
    lastUsedAt: instant,
    isLiving: z.boolean(),
  }),
);
/** Lists the e-mails to the person. */
export const listPersonMails = part(
  'mails',
  'the e-mails',
  z.object({ id, template: z.string(), state: z.string(), at: instant, sentAt: instant.nullable() }),
);
/** Lists the person's notifications. */
export const listPersonNotifications = part(
  'notifications',
  'the notifications',
  z.object({ id, kind: z.string(), campaign: z.string(), at: instant, readAt: instant.nullable() }),
);
/** Lists the person's data-subject requests. */
export const listPersonDataRequests = part(
  'data-requests',
  'the data-subject requests',
  z.object({
    id,
    kind: z.enum(dataRequestKinds),
    dueAt: instant,
    answeredAt: instant.nullable(),
    at: instant,
  }),
);
/** Lists the audit log entries about the person. */
export const listPersonHistory = part(
  'history',
  'the audit log entries',
  z.object({
    id,
    action: z.enum(auditActions),
    by: z.string().nullable(),
    isOwn: z.boolean(),
    network: z.string().nullable(),
    at: instant,
  }),
);

/** Creates an account with a role and invites its owner by e-mail. The link is valid for 48 hours. */
export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people',
  summary:
    'Creates an account with a role and mails its owner a link for setting a password, valid for 48 hours.',
  operation: OPERATION,
  body: z.object(fieldSchemas(invitationFields)),
  reply: z.object({ id }),
});

/** Activates or deactivates an account. Deactivating ends all of its sessions. */
export const setPersonActive = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/active',
  summary: 'Activates or deactivates an account. Deactivating ends its sessions at once.',
  operation: OPERATION,
  params: ofPerson,
  body: z.object({ isActive: z.boolean() }),
  reply: nothing,
});

const access = z.object({ role, brandId: id.nullable() });

/** Changes the role and brand of an account. `was` holds the values on which the change is based. */
export const changePersonAccess = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/access',
  summary: 'Changes the role or brand of an account. `was` holds the values before the change.',
  operation: OPERATION,
  params: ofPerson,
  body: z.object({ ...fieldSchemas(accessFields), was: access }),
  reply: nothing,
});

/** Ends one session of a person, or all of them when `sessionId` is absent. */
export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/sessions/end',
  summary: 'Signs a person out of one browser or of all.',
  operation: OPERATION,
  params: ofPerson,
  body: z.object({ sessionId: id.optional() }),
  reply: nothing,
});

/** Deactivates a lost second factor. All sessions end, and the owner is notified by e-mail. */
export const resetPersonFactor = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/second-factor/reset',
  summary:
    'Deactivates the second factor that a person has lost. Their sessions end and they are notified by e-mail.',
  operation: OPERATION,
  params: ofPerson,
  reply: nothing,
});

/** Sends the invitation or verification link again, for an account with an unverified e-mail address. */
export const resendPersonLink = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/link',
  summary: 'Mails a new invitation or verification link to a person whose e-mail address is not verified.',
  operation: OPERATION,
  params: ofPerson,
  reply: nothing,
});

/** Erases all identifying data of a person. The username must be repeated as a confirmation. */
export const erasePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/erase',
  summary: 'Erases all identifying data of a person. The username must be repeated as a confirmation.',
  operation: OPERATION,
  params: ofPerson,
  body: z.object({ username: z.string().max(100) }),
  reply: nothing,
});
