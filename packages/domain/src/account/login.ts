import type { Fields } from '../field/field.ts';
import { passwordField } from './password-field.ts';

/** Fields of the login form. `username` takes a username or an e-mail address. */
export const loginFields = {
  username: { kind: 'text', isRequired: true, limit: 320, lines: 'one', autoComplete: 'username' },
  password: passwordField('current-password'),
  rememberMe: { kind: 'switch', isRequired: false },
} as const satisfies Fields;

/** Field definition for a code: from an authenticator, or a recovery code. */
export const codeField = {
  kind: 'text',
  isRequired: true,
  limit: 40,
  lines: 'one',
  autoComplete: 'one-time-code',
} as const satisfies Fields[string];

/** Field definition for a code of digits: from an authenticator, or from a text message. */
export const digitCodeField = { ...codeField, isOfDigits: true } as const satisfies Fields[string];

/** Fields of the form for a forgotten password. */
export const forgottenFields = { usernameOrEmail: loginFields.username } as const satisfies Fields;

/** Fields that prove the user's identity again before a change to the protection of the account. */
export const proofFields = {
  password: loginFields.password,
  code: codeField,
} as const satisfies Fields;
