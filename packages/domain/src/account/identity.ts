import type { RuledField } from '../field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Longest e-mail address that a mail server accepts (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** Digits of a Turkish mobile number without country code or leading zero. */
const PHONE_DIGITS = 10;

const PHONE_CHARACTERS = /^[\d\s()+./-]*$/;
const PHONE_WITH_PREFIX = /^(?:0090|90|0)?(5\d{9})$/;

// What the browser's own e-mail field accepts, plus a dot in the domain and no dot at an end of the local part.
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Reads a mobile number as people write it (`+90 532 …`, `0532…`, `5321234567`) into its ten digits, the first a 5. */
export function parsePhone(text: string): Parsed<string> {
  if (text.trim() === '') return problem('required');
  if (!PHONE_CHARACTERS.test(text)) return problem('invalid-phone');
  const digits = PHONE_WITH_PREFIX.exec(text.replace(/\D/g, ''))?.[1];
  return digits === undefined ? problem('invalid-phone') : ok(digits);
}

/**
 * What the phone field holds after typing or pasting: at most ten digits, the first forced to 5. A zero or country code
 * in front goes with the 5 that follows it; where another digit does, it stays, so that no landline becomes a number
 * that can be sent.
 */
export function phoneInput(typed: string): string {
  const whole = parsePhone(typed);
  if (whole.kind === 'ok') return whole.value;
  const digits = typed.replace(/\D/g, '').replace(/^(?:0{0,2}90|0+)(?=5)/, '');
  const hasPrefix = /^(?:0|90|9$)/.test(digits);
  return (hasPrefix ? digits : digits.replace(/^\d/, '5')).slice(0, PHONE_DIGITS);
}

/** Shows the digits typed so far in the mask `5XX XXX XX XX`. */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)]
    .filter((group) => group !== '')
    .join(' ');
}

/** A number in any form as people write it; one that is masked, or none, stays as it is. */
export function readablePhone(phone: string): string {
  const read = parsePhone(phone);
  return read.kind === 'ok' ? formatPhone(read.value) : phone;
}

/** The stored form (E.164) of ten parsed digits. */
export function toE164(digits: string): string {
  return `+90${digits}`;
}

/** Reads an e-mail address, without the space around it; the case that the person wrote is kept. */
export function parseEmail(text: string): Parsed<string> {
  const email = text.trim();
  if (email === '') return problem('required');
  if (email.length > MAX_EMAIL_LENGTH) return problem('too-long');
  const localLength = email.indexOf('@');
  return localLength <= 64 && EMAIL.test(email) ? ok(email) : problem('invalid-email');
}

/** What a form asks where it needs an e-mail address. */
export const emailField = {
  kind: 'email',
  isRequired: true,
  limit: MAX_EMAIL_LENGTH,
  autoComplete: 'email',
  read: parseEmail,
} as const satisfies RuledField;

/** What a form asks where it needs a mobile number; its longest writing has a country code and signs between. */
export const phoneField = {
  kind: 'phone',
  isRequired: true,
  limit: 30,
  autoComplete: 'tel-national',
  read: parsePhone,
} as const satisfies RuledField;

/** The key by which addresses are equal: trimmed, and lowercase in ASCII alone, so that no locale changes it. */
export function emailKey(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** An e-mail address as logs may hold it: its first character and its domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** A phone number as logs may hold it: its last two digits. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < PHONE_DIGITS ? '***' : `*** *** ** ${digits.slice(-2)}`;
}
