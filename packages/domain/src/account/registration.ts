import { disclosureFields } from '../consent/disclosure.ts';
import { type FieldRule, type Fields, readFields } from '../field.ts';
import { ok, problem } from '../parsed.ts';
import type { FormCheck } from '../quote/quote.ts';
import { emailField } from './identity.ts';
import { newPasswordFields, registrationPasswordProblems } from './password.ts';
import { usernameField } from './username.ts';

/** The registration form; both passwords are checked together. */
export const registrationFields = {
  username: usernameField,
  email: emailField,
  ...newPasswordFields,
  ...disclosureFields,
  noticeVersion: { ...disclosureFields.noticeVersion, limit: 100 },
} as const satisfies Fields;

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
