import type { FieldProblems } from '../refusal.ts';
import { newPasswordFields, registrationPasswordProblems } from './password.ts';
import { parseUsername, usernameField } from './username.ts';

/** Fields of the form that accepts an invitation to an account. */
export const acceptanceFields = { username: usernameField, ...newPasswordFields } as const;

/** Input of the invitation form. */
export type Acceptance = Readonly<Record<keyof typeof acceptanceFields, string>>;

/**
 * Returns the problems of the invitation form by field. The e-mail name is not checked here, since only the server
 * knows the invited address.
 */
export function acceptanceProblems({ username, password, passwordConfirmation }: Acceptance): FieldProblems {
  const read = parseUsername(username);
  return {
    ...(read.kind === 'ok' ? {} : { username: read.problem }),
    ...registrationPasswordProblems(password, passwordConfirmation, { username }),
  };
}
