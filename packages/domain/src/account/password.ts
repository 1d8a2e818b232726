import { ok, problem } from '../parsed.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import { ownNameIn, type PasswordOwner } from './own-name.ts';
import { MAX_PASSWORD_LENGTH, passwordField } from './password-field.ts';

/** Shortest password at registration, in characters. */
const MIN_PASSWORD_LENGTH = 8;

/** Shortest password that the change form accepts, in characters. The server then applies the registration rule. */
const MIN_CHANGED_PASSWORD_LENGTH = 6;

/** New password under the registration rule. The form itself checks the owner's names and the confirmation. */
const newPasswordField = passwordField('new-password', (password) => {
  const found = passwordProblem(password, {});
  return found === null ? ok(password) : problem(found);
});

/** Fields for a new password and its confirmation. */
export const newPasswordFields = {
  password: newPasswordField,
  passwordConfirmation: newPasswordField,
} as const;

/** Fields of the password change form. The rule for the new password belongs to that form. */
export const passwordChangeFields = {
  current: passwordField('current-password'),
  next: passwordField('new-password'),
  confirmation: passwordField('new-password'),
} as const;

/** Input of the password change form. */
export type PasswordChange = Readonly<Record<keyof typeof passwordChangeFields, string>>;

// A-Z and a-z alone would reject Turkish letters such as Ş.
const UPPERCASE = /[A-ZÇĞİÖŞÜ]/;
const LOWERCASE = /[a-zçğıöşü]/;
const DIGIT = /\d/;
const SPECIAL = /[^\p{L}\p{N}]/u;

// Common passwords that pass the character rules. They are stored in lower case and without symbols, because real ones
// vary in both.
const commonPasswords: ReadonlySet<string> = new Set([
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'passw0rd1',
  'p4ssword',
  'p4ssw0rd',
  'sifre123',
  'sifre1234',
  'sifre12345',
  'parola123',
  'parola1234',
  'qwerty1',
  'qwerty12',
  'qwerty123',
  'qwerty1234',
  'asdf1234',
  'asdfgh123',
  'abc12345',
  'abcd1234',
  'a1234567',
  'a12345678',
  'admin123',
  'admin1234',
  'welcome1',
  'welcome123',
  'deneme123',
  'istanbul34',
  'ankara06',
  'izmir35',
  'besiktas1903',
  'fenerbahce1907',
  'galatasaray1905',
  'trabzonspor61',
  'turkiye1923',
  'ataturk1881',
  'ataturk1938',
]);

/** Problem of a password that contains one of its owner's names. */
const namedProblems = { username: 'contains-username', email: 'contains-email-name' } as const;

/** Requirements for a new password, in the order in which forms list them. */
export const passwordNeeds = [
  'length',
  'uppercase',
  'lowercase',
  'digit',
  'special',
  'uncommon',
  'nameless',
] as const;

/** One requirement for a new password. */
export type PasswordNeed = (typeof passwordNeeds)[number];

/** A valid password of at least this many characters counts as very strong. */
const BEST_PASSWORD_LENGTH = 12;

/** Returns the requirements that a password does not meet yet. */
export function missingNeeds(password: string, owner: PasswordOwner): readonly PasswordNeed[] {
  const has: Readonly<Record<PasswordNeed, boolean>> = {
    length: password.length >= MIN_PASSWORD_LENGTH,
    uppercase: UPPERCASE.test(password),
    lowercase: LOWERCASE.test(password),
    digit: DIGIT.test(password),
    special: SPECIAL.test(password),
    uncommon: password !== '' && !isCommon(password),
    nameless: password !== '' && ownNameIn(password, owner) === null,
  };
  return passwordNeeds.filter((need) => !has[need]);
}

/** Rates the strength of a password. Only `weak` passwords are rejected. */
export function passwordStrength(password: string, owner: PasswordOwner): 'weak' | 'good' | 'best' {
  if (passwordProblem(password, owner) !== null) return 'weak';
  return password.length >= BEST_PASSWORD_LENGTH ? 'best' : 'good';
}

/** Returns the first problem of a password under the registration rule, or `null` when the password is acceptable. */
export function passwordProblem(password: string, owner: PasswordOwner): FieldProblem | null {
  if (password === '') return 'required';
  if (password.length < MIN_PASSWORD_LENGTH) return 'too-short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too-long';
  if (![UPPERCASE, LOWERCASE, DIGIT, SPECIAL].every((kind) => kind.test(password))) return 'weak-password';
  if (isCommon(password)) return 'common-password';
  const name = ownNameIn(password, owner);
  return name === null ? null : namedProblems[name];
}

/** Returns the problems of the two password fields of the registration form. */
export function registrationPasswordProblems(
  password: string,
  confirmation: string,
  owner: PasswordOwner,
): FieldProblems {
  const problem = passwordProblem(password, owner);
  return {
    ...(problem === null ? {} : { password: problem }),
    ...differing('passwordConfirmation', password, confirmation),
  };
}

/**
 * Returns the problems of the password change form. The server also checks the current password and applies the
 * registration rule.
 */
export function passwordChangeProblems({ current, next, confirmation }: PasswordChange): FieldProblems {
  const problem = changedPasswordProblem(current, next);
  return {
    ...(current === '' ? { current: 'required' as const } : {}),
    ...(problem === null ? {} : { next: problem }),
    ...differing('confirmation', next, confirmation),
  };
}

function changedPasswordProblem(current: string, next: string): FieldProblem | null {
  if (next === '') return 'required';
  if (next.length < MIN_CHANGED_PASSWORD_LENGTH) return 'password-too-short';
  if (next.length > MAX_PASSWORD_LENGTH) return 'too-long';
  return next === current ? 'same-as-current' : null;
}

function differing(path: string, password: string, confirmation: string): FieldProblems {
  if (confirmation === '') return { [path]: 'required' };
  return confirmation === password ? {} : { [path]: 'passwords-differ' };
}

function isCommon(password: string): boolean {
  const bare = password
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(/[^a-z0-9]/g, '');
  return commonPasswords.has(bare);
}
