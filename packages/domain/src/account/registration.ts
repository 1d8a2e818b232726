import { disclosureFields } from '../consent/disclosure.ts';
import { type FieldRule, type Fields, type FormCheck, readFields } from '../field/field.ts';
import { ok, problem } from '../parsed.ts';
import { emailField } from './identity.ts';
import { newPasswordFields, registrationPasswordProblems } from './password.ts';
import { usernameField } from './username.ts';

/** Fields of the registration form. The two passwords are checked together. */
export const registrationFields = {
  username: usernameField,
  email: emailField,
  ...newPasswordFields,
  ...disclosureFields,
  noticeVersion: { ...disclosureFields.noticeVersion, limit: 100 },
} as const satisfies Fields;

/** Input of the registration form. */
export interface RegistrationInput {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly kvkkConsent: boolean;
  readonly noticeVersion?: string | undefined;
}

/** Validated registration. */
export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** Version of the privacy notice that the browser says it displayed. */
  readonly noticeVersion: string | null;
}

/**
 * Validates a registration: every field is required, the passwords must match and be strong, and the privacy notice
 * must be accepted.
 */
export function validateRegistration(input: RegistrationInput): FormCheck<Registration> {
  const { password, passwordConfirmation } = input;
  const problems = registrationPasswordProblems(password, passwordConfirmation, input);
  const problemOf =
    (name: 'password' | 'passwordConfirmation'): FieldRule =>
    (text) =>
      problems[name] === undefined ? ok(text) : problem(problems[name]);
  const read = readFields(
    registrationFields,
    { ...input },
    { password: problemOf('password'), passwordConfirmation: problemOf('passwordConfirmation') },
  );
  if (read.kind !== 'ok') return read;
  const { username, email, noticeVersion } = read.value;
  return { kind: 'ok', value: { username, email, password, noticeVersion } };
}
