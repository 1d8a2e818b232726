import { roles } from '@ayrac/domain/access.ts';
import { acceptanceFields } from '@ayrac/domain/account/invitation.ts';
import { codeField, forgottenFields, proofFields } from '@ayrac/domain/account/login.ts';
import { newPasswordFields, passwordChangeFields } from '@ayrac/domain/account/password.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldOf, omittedSchemas } from './field-schema.ts';
import { id, instant } from './values.ts';

/** Token of a link in an e-mail. */
const token = z
  .string()
  .max(200)
  .default('')
  .register(fieldOf, { kind: 'text', isRequired: true, limit: 200, lines: 'one' });
const code = z.string().max(40).default('').register(fieldOf, codeField);
const { password } = omittedSchemas(proofFields);
/** Required only when the account has a second factor. */
const maybeCode = z
  .string()
  .max(40)
  .default('')
  .register(fieldOf, { ...codeField, isRequired: false });
/** Required only from callers who are not signed in. */
const maybePassword = omittedSchemas({ password: { ...proofFields.password, isRequired: false } });

/** Requests per IP address and minute that try a link or a secret. People need one or two. */
const TRIES = 30;

/**
 * Verifies the e-mail address of an account. Opening the link changes nothing, only this request does. The reader of
 * the e-mail may not be the person who registered, so the caller must be signed in to the account or know its password.
 */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/public/email-verifications',
  summary:
    'Verifies an e-mail address with the token of a mailed link. The token works once, for the owner of the account.',
  operation: 'use-mailed-link',
  body: z.object({ token, ...maybePassword }),
  reply: z.object({}),
  perMinute: TRIES,
});

/**
 * Describes the account whose e-mail address is to be verified, for the reader of the e-mail. It is a POST, so that the
 * token does not appear in logs.
 */
export const describeVerification = endpoint({
  method: 'POST',
  path: '/api/public/email-verifications/account',
  summary:
    'Returns the username and registration date of the account whose e-mail address the token of a mailed link verifies.',
  operation: 'use-mailed-link',
  body: z.object({ token }),
  reply: z.object({ username: z.string(), registeredAt: instant }),
  perMinute: TRIES,
});

/** Deletes the account that somebody else registered with the caller's e-mail address. */
export const declineRegistration = endpoint({
  method: 'POST',
  path: '/api/public/email-verifications/decline',
  summary: 'Deletes the unverified account of a mailed link, on behalf of the owner of the e-mail address.',
  operation: 'use-mailed-link',
  body: z.object({ token }),
  reply: z.object({}),
  perMinute: TRIES,
});

/** Sends the verification link to the caller again. Earlier links stop working. */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/me/email-verifications',
  summary: 'Mails a new verification link to the caller, unless the e-mail address is already verified.',
  operation: 'change-own-account',
  reply: z.object({ isVerified: z.boolean() }),
});

const invitation = z.object({
  /** Expiry of the link. */
  until: instant,
  state: z.enum(['open', 'used', 'expired']),
  /** Null when the invitation can no longer be accepted. */
  invitation: z
    .object({
      username: z.string(),
      role: z.enum(roles),
      /** Username of the person who sent the invitation, or null if unknown. */
      invitedBy: z.string().nullable(),
    })
    .nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** Describes an invitation for the reader of the e-mail. It is a POST, so that the token does not appear in logs. */
export const describeInvitation = endpoint({
  method: 'POST',
  path: '/api/public/invitations/open',
  summary:
    'Returns the inviter, role and expiry of the invitation in a mailed link, and whether it was used or has expired.',
  operation: 'use-mailed-link',
  body: z.object({ token }),
  reply: invitation,
  perMinute: TRIES,
});

/** Accepts an invitation: sets the username and password of the account that the back office created. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/public/invitations/accept',
  summary:
    'Sets the username and password of an invited account with the token of a mailed link. The token works once.',
  operation: 'use-mailed-link',
  body: z.object({ token, ...omittedSchemas(acceptanceFields) }),
  reply: z.object({}),
  perMinute: TRIES,
});

/** Sends a link for a new password if the account exists. The response does not reveal whether it does. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/public/password-resets',
  summary: 'Mails a password reset link. The response is the same for unknown accounts.',
  operation: 'use-mailed-link',
  body: z.object(omittedSchemas(forgottenFields)),
  reply: z.object({}),
  perMinute: TRIES,
});

/** Sets a new password by the token of an e-mailed link. All sessions of the account end. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/public/new-passwords',
  summary: 'Sets a new password with the token of a mailed link. The token works once.',
  operation: 'use-mailed-link',
  body: z.object({ token, ...omittedSchemas(newPasswordFields) }),
  reply: z.object({}),
  perMinute: TRIES,
});

/** Changes the caller's password. The caller's other sessions end. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/me/password',
  summary: "Changes the caller's password. A wrong current password is reported as an error of its field.",
  operation: 'change-own-account',
  body: z.object(omittedSchemas(passwordChangeFields)),
  reply: z.object({}),
  perMinute: TRIES,
});

/** Session of the caller, described so that it can be recognised. */
const ownSession = z.object({
  id,
  /** Browser, system and form factor are null when the user agent does not name them. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  form: z.enum(['computer', 'phone', 'tablet']).nullable(),
  /** IP network: /24 for IPv4, /48 for IPv6. */
  network: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
/** Session of the caller, described so that it can be recognised. */
export type OwnSession = z.infer<typeof ownSession>;

/** Lists the caller's sessions: the current one first, then by last use. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: "Lists the caller's active sessions.",
  operation: 'read-own-account',
  reply: z.array(ownSession),
});

/** Ends one session of the caller. Another person's session is answered like a missing one. */
export const endSession = endpoint({
  method: 'POST',
  path: '/api/me/sessions/end',
  summary: "Ends one of the caller's sessions.",
  operation: 'change-own-account',
  body: z.object({ id }),
  reply: z.object({}),
});

/** Ends all sessions of the caller except the current one. */
export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/me/sessions/end-others',
  summary: "Ends all of the caller's sessions except the current one.",
  operation: 'change-own-account',
  reply: z.object({}),
});

/** State of the caller's second factor. */
const secondFactorState = z.object({
  isOn: z.boolean(),
  /** Whether the account's role requires a second factor. */
  isRequired: z.boolean(),
  confirmedAt: instant.nullable(),
  recoveryCodesLeft: z.number().int().nonnegative(),
});
/** State of the caller's second factor. */
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** Returns the state of the caller's second factor, without any secret. */
export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/me/second-factor',
  summary: "Returns the state of the caller's second factor.",
  operation: 'read-own-account',
  reply: secondFactorState,
});

/** Data for an authenticator app. It is returned only once, and has no effect until a code confirms it. */
export const secondFactorSetup = z.object({
  /** Secret in Base32. */
  secret: z.string(),
  /** URI of the form `otpauth://…`. */
  uri: z.string(),
  /** QR code of the URI: SVG path of its dark squares in a box of `size` by `size`, including the margin. */
  qr: z.object({ size: z.number().int().positive(), path: z.string() }),
});
/** Data for an authenticator app. */
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

/**
 * Starts the setup of a second factor. If there already is one, its code is required, and it stays valid until the new
 * one is confirmed.
 */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/me/second-factor/setup',
  summary: 'Creates the secret for an authenticator app. A code must confirm it within 15 minutes.',
  operation: 'change-own-account',
  body: z.object({ password, code: maybeCode }),
  reply: secondFactorSetup,
  perMinute: TRIES,
});

/** Recovery codes. They are returned only once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Activates the second factor with a code of the authenticator app. The caller's other sessions end. */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/me/second-factor/confirm',
  summary: 'Activates the second factor and returns ten recovery codes, which are shown only once.',
  operation: 'change-own-account',
  body: z.object({ code }),
  reply: recoveryCodes,
  perMinute: TRIES,
});

/** Creates new recovery codes. The earlier ones stop working. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/me/second-factor/recovery-codes',
  summary: 'Replaces the recovery codes. Requires the password and a code.',
  operation: 'change-own-account',
  body: z.object({ password, code }),
  reply: recoveryCodes,
  perMinute: TRIES,
});

/** Deactivates the second factor, unless the account's role requires one. */
export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/me/second-factor/disable',
  summary: 'Deactivates the second factor. Requires the password and a code.',
  operation: 'change-own-account',
  body: z.object({ password, code }),
  reply: z.object({}),
  perMinute: TRIES,
});
