import type { FieldProblems } from '../refusal.ts';
import { newPasswordFields, registrationPasswordProblems } from './password.ts';
import { parseUsername, usernameField } from './username.ts';

/** The form by which somebody who was invited takes their account over. */
export const acceptanceFields = { username: usernameField, ...newPasswordFields } as const;

/** What was typed there. */
export type Acceptance = Readonly<Record<keyof typeof acceptanceFields, string>>;

/** What is wrong with it, by its fields; whose address it is, the server knows. */
export function acceptanceProblems({ username, password, passwordConfirmation }: Acceptance): FieldProblems {
  const read = parseUsername(username);
  return {
    ...(read.kind === 'ok' ? {} : { username: read.problem }),
    ...registrationPasswordProblems(password, passwordConfirmation, { username }),
  };
}
