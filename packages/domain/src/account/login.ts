import type { Fields } from '../field.ts';
import { passwordField } from './password-field.ts';

/** What signs somebody in: a username or an e-mail address, and the password that belongs to it. */
export const loginFields = {
  username: { kind: 'text', isRequired: true, limit: 320, lines: 'one', autoComplete: 'username' },
  password: passwordField('current-password'),
  rememberMe: { kind: 'switch', isRequired: false },
} as const satisfies Fields;

/** A code of an authenticator or of a message, or one of the recovery codes. */
export const codeField = {
  kind: 'text',
  isRequired: true,
  limit: 40,
  lines: 'one',
  autoComplete: 'one-time-code',
} as const satisfies Fields[string];

/** Whoever lost a password says whose account it is. */
export const forgottenFields = { usernameOrEmail: loginFields.username } as const satisfies Fields;

/** Who changes what protects an account shows anew who they are. */
export const proofFields = {
  password: loginFields.password,
  code: codeField,
} as const satisfies Fields;
