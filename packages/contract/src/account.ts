import { roles } from '@ayrac/domain/access.ts';
import { acceptanceFields } from '@ayrac/domain/account/invitation.ts';
import { codeField, forgottenFields, proofFields } from '@ayrac/domain/account/login.ts';
import { newPasswordFields, passwordChangeFields } from '@ayrac/domain/account/password.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldOf, omittedSchemas } from './field-schema.ts';
import { id, instant } from './values.ts';

/** What a link of a mail carries. */
const token = z
  .string()
  .max(200)
  .default('')
  .register(fieldOf, { kind: 'text', isRequired: true, limit: 200, lines: 'one' });
const code = z.string().max(40).default('').register(fieldOf, codeField);
const { password } = omittedSchemas(proofFields);
/** Where a second factor is on alone. */
const maybeCode = z
  .string()
  .max(40)
  .default('')
  .register(fieldOf, { ...codeField, isRequired: false });
/** From whoever is not signed in. */
const maybePassword = omittedSchemas({ password: { ...proofFields.password, isRequired: false } });

/** Calls of one address in a minute that try a link or a secret: people need one or two. */
const TRIES = 30;

/**
 * Says that an address is its account's: opening the link changes nothing, this call does. Who reads the mail is not
 * always who registered: the caller is signed in to the account, or knows its password.
 */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/public/email-verifications',
  summary: "Verifies an address by the token of a mailed link, once, for the account's owner.",
  operation: 'use-mailed-link',
  body: z.object({ token, ...maybePassword }),
  reply: z.object({}),
  perMinute: TRIES,
});

/** The account that asks for an address, to whoever reads the mail: a POST, so that no log holds the token. */
export const describeVerification = endpoint({
  method: 'POST',
  path: '/api/public/email-verifications/account',
  summary: 'Which account, registered when, the token of a mailed link would verify an address for.',
  operation: 'use-mailed-link',
  body: z.object({ token }),
  reply: z.object({ username: z.string(), registeredAt: instant }),
  perMinute: TRIES,
});

/** "That was not me": the account that somebody else registered with this address is gone. */
export const declineRegistration = endpoint({
  method: 'POST',
  path: '/api/public/email-verifications/decline',
  summary: 'Deletes the unverified account of a mailed link, for the owner of the address.',
  operation: 'use-mailed-link',
  body: z.object({ token }),
  reply: z.object({}),
  perMinute: TRIES,
});

/** Sends the link that verifies the caller's address once more; former links no longer work. */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/me/email-verifications',
  summary: "Mails a new link to the caller's address, unless that is verified.",
  operation: 'change-own-account',
  reply: z.object({ isVerified: z.boolean() }),
});

const invitation = z.object({
  /** Until when the link works, or worked. */
  until: instant,
  state: z.enum(['open', 'used', 'expired']),
  /** Null once it cannot be accepted any more. */
  invitation: z
    .object({
      username: z.string(),
      role: z.enum(roles),
      /** The username of whoever invited; null where nobody knows any more. */
      invitedBy: z.string().nullable(),
    })
    .nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** Who invited whom for what, to whoever reads the mail: a POST, so that no log holds the token. */
export const describeInvitation = endpoint({
  method: 'POST',
  path: '/api/public/invitations/open',
  summary:
    'Who invited, for which role and until when, by the token of a mailed link; used and expired ones say so.',
  operation: 'use-mailed-link',
  body: z.object({ token }),
  reply: invitation,
  perMinute: TRIES,
});

/** Takes over the account that the office made: its username and its password are its owner's from then on. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/public/invitations/accept',
  summary: 'Sets username and password of an invited account by the token of a mailed link, once.',
  operation: 'use-mailed-link',
  body: z.object({ token, ...omittedSchemas(acceptanceFields) }),
  reply: z.object({}),
  perMinute: TRIES,
});

/** Sends a link to a new password, if there is such an account; the answer does not tell. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/public/password-resets',
  summary: 'Mails a link to a new password; the answer is the same for an unknown account.',
  operation: 'use-mailed-link',
  body: z.object(omittedSchemas(forgottenFields)),
  reply: z.object({}),
  perMinute: TRIES,
});

/** Sets a new password by the token of a mailed link; all sessions of the account end. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/public/new-passwords',
  summary: 'Sets a new password by the token of a mailed link, once.',
  operation: 'use-mailed-link',
  body: z.object({ token, ...omittedSchemas(newPasswordFields) }),
  reply: z.object({}),
  perMinute: TRIES,
});

/** Changes the caller's password; their other sessions end. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/me/password',
  summary: "Changes the caller's password; a wrong current one is a problem of its field.",
  operation: 'change-own-account',
  body: z.object(omittedSchemas(passwordChangeFields)),
  reply: z.object({}),
  perMinute: TRIES,
});

/** One signed-in browser, as its owner recognises it. */
const ownSession = z.object({
  id,
  /** Null where the browser does not say what it is. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  form: z.enum(['computer', 'phone', 'tablet']).nullable(),
  /** Masked: /24 of IPv4, /48 of IPv6. */
  network: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
/** One signed-in browser, as its owner recognises it. */
export type OwnSession = z.infer<typeof ownSession>;

/** Where the caller is signed in: this browser first, then as they were used last. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: "The caller's living sessions.",
  operation: 'read-own-account',
  reply: z.array(ownSession),
});

/** Signs the caller out in one browser; that of another person looks absent. */
export const endSession = endpoint({
  method: 'POST',
  path: '/api/me/sessions/end',
  summary: "Ends one of the caller's sessions.",
  operation: 'change-own-account',
  body: z.object({ id }),
  reply: z.object({}),
});

/** Signs the caller out everywhere but here. */
export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/me/sessions/end-others',
  summary: "Ends the caller's sessions but for the one that asks.",
  operation: 'change-own-account',
  reply: z.object({}),
});

/** Whether the caller signs in with a second factor. */
const secondFactorState = z.object({
  isOn: z.boolean(),
  /** Whether the account's role works with one alone. */
  isRequired: z.boolean(),
  confirmedAt: instant.nullable(),
  recoveryCodesLeft: z.number().int().nonnegative(),
});
/** Whether the caller signs in with a second factor. */
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** The caller's second factor, without any secret. */
export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/me/second-factor',
  summary: "The state of the caller's second factor.",
  operation: 'read-own-account',
  reply: secondFactorState,
});

/** What an authenticator needs; shown once, and of no effect until a code confirms it. */
export const secondFactorSetup = z.object({
  /** Base32. */
  secret: z.string(),
  /** `otpauth://…` */
  uri: z.string(),
  /** The same as a QR code: the path of its dark squares in a box of `size` by `size`, margin included. */
  qr: z.object({ size: z.number().int().positive(), path: z.string() }),
});
/** What an authenticator needs. */
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

/** Begins to set a second factor up; where one is on, its code is asked for and it works until the new one does. */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/me/second-factor/setup',
  summary: 'Makes the secret of an authenticator, which a code confirms within 15 minutes.',
  operation: 'change-own-account',
  body: z.object({ password, code: maybeCode }),
  reply: secondFactorSetup,
  perMinute: TRIES,
});

/** Recovery codes, shown this once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Turns the second factor on by a code of the authenticator; the caller's other sessions end. */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/me/second-factor/confirm',
  summary: 'Turns the second factor on and answers ten recovery codes for the only time.',
  operation: 'change-own-account',
  body: z.object({ code }),
  reply: recoveryCodes,
  perMinute: TRIES,
});

/** Makes new recovery codes; the former ones no longer work. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/me/second-factor/recovery-codes',
  summary: 'Replaces the recovery codes; asks for password and code.',
  operation: 'change-own-account',
  body: z.object({ password, code }),
  reply: recoveryCodes,
  perMinute: TRIES,
});

/** Turns the second factor off, where the account's role may work without one. */
export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/me/second-factor/disable',
  summary: 'Turns the second factor off; asks for password and code.',
  operation: 'change-own-account',
  body: z.object({ password, code }),
  reply: z.object({}),
  perMinute: TRIES,
});
