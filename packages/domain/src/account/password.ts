import { ok, problem } from '../parsed.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import { ownNameIn, type PasswordOwner } from './own-name.ts';
import { MAX_PASSWORD_LENGTH, passwordField } from './password-field.ts';

/** Shortest password at registration, in characters. */
const MIN_PASSWORD_LENGTH = 8;

/** Shortest password that the change form accepts before the server applies the registration rule. */
const MIN_CHANGED_PASSWORD_LENGTH = 6;

/** A password that is made, by the rule of registration; its owner's names and its repetition are the form's rules. */
const newPasswordField = passwordField('new-password', (password) => {
  const found = passwordProblem(password, {});
  return found === null ? ok(password) : problem(found);
});

/** A new password and its repetition. */
export const newPasswordFields = {
  password: newPasswordField,
  passwordConfirmation: newPasswordField,
} as const;

/** The three fields of the password change form; the new one stands by the rule of that form. */
export const passwordChangeFields = {
  current: passwordField('current-password'),
  next: passwordField('new-password'),
  confirmation: passwordField('new-password'),
} as const;

/** What was typed there. */
export type PasswordChange = Readonly<Record<keyof typeof passwordChangeFields, string>>;

// A-Z and a-z alone would refuse a Turkish capital such as Ş.
const UPPERCASE = /[A-ZÇĞİÖŞÜ]/;
const LOWERCASE = /[a-zçğıöşü]/;
const DIGIT = /\d/;
const SPECIAL = /[^\p{L}\p{N}]/u;

// Widely used passwords that satisfy the rule of kinds; kept in lower case without signs, as they vary in both.
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

/** What is said of a password that contains a name of its owner's. */
const namedProblems = { username: 'contains-username', email: 'contains-email-name' } as const;

/** What a password of the registration rule has, in the order in which a form names it. */
export const passwordNeeds = [
  'length',
  'uppercase',
  'lowercase',
  'digit',
  'special',
  'uncommon',
  'nameless',
] as const;

/** One of the things that a password needs. */
export type PasswordNeed = (typeof passwordNeeds)[number];

/** From this length on, in characters, a password that has everything counts as very strong. */
const BEST_PASSWORD_LENGTH = 12;

/** What a password that is being typed still lacks of the registration rule. */
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

/** How strong a password is in words: `weak` is refused, the others are taken. */
export function passwordStrength(password: string, owner: PasswordOwner): 'weak' | 'good' | 'best' {
  if (passwordProblem(password, owner) !== null) return 'weak';
  return password.length >= BEST_PASSWORD_LENGTH ? 'best' : 'good';
}

/** What is wrong with its owner's password by the registration rule; `null` when it may be used. */
export function passwordProblem(password: string, owner: PasswordOwner): FieldProblem | null {
  if (password === '') return 'required';
  if (password.length < MIN_PASSWORD_LENGTH) return 'too-short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too-long';
  if (![UPPERCASE, LOWERCASE, DIGIT, SPECIAL].every((kind) => kind.test(password))) return 'weak-password';
  if (isCommon(password)) return 'common-password';
  const name = ownNameIn(password, owner);
  return name === null ? null : namedProblems[name];
}

/** The problems of the two password fields of the registration form. */
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

/** The problems of the password change form, before the server compares the current one and applies its own rule. */
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
