import type { FormCheck } from '../quote/quote.ts';
import type { FieldProblem } from '../refusal.ts';
import { parseEmail } from './identity.ts';
import { registrationPasswordProblems } from './password.ts';
import { parseUsername } from './username.ts';

/** The registration form as it was typed. */
export interface RegistrationInput {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly kvkkConsent: boolean;
  readonly noticeVersion?: string | undefined;
}

/** A registration that may be taken. */
export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The version of the disclosure that the browser says it showed. */
  readonly noticeVersion: string | null;
}

/** Checks a registration: all fields are required, the passwords equal and strong, the disclosure read. */
export function validateRegistration(input: RegistrationInput): FormCheck<Registration> {
  const username = parseUsername(input.username);
  const email = parseEmail(input.email);
  const fields: Record<string, FieldProblem> = {
    ...registrationPasswordProblems(input.password, input.passwordConfirmation, input),
  };
  if (username.kind === 'problem') fields.username = username.problem;
  if (email.kind === 'problem') fields.email = email.problem;
  if (!input.kvkkConsent) fields.kvkkConsent = 'must-accept';
  if (username.kind === 'problem' || email.kind === 'problem' || Object.keys(fields).length > 0) {
    return { kind: 'invalid', fields };
  }
  const { password, noticeVersion = null } = input;
  return { kind: 'ok', value: { username: username.value, email: email.value, password, noticeVersion } };
}
