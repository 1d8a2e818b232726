import type { RuledField } from '../field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Longest e-mail address that a mail server accepts (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** Digits of a Turkish mobile number without country code or leading zero. */
const PHONE_DIGITS = 10;

const PHONE_CHARACTERS = /^[\d\s()+./-]*$/;
const PHONE_WITH_PREFIX = /^(?:(?:00)?90)?0?(5\d{9})$/;
// Where a nine may still become the country code, nothing is said of it yet.
const PHONE_WITHOUT_5 = /^(?:(?:00)?90)?0?(?:[1-46-8]\d{0,9}|9[1-9]\d{0,8})$/;
const FORCED = /^(?:[1-46-8]|9[1-9])/;

// What the browser's own e-mail field accepts, plus a dot in the domain and no dot at an end of the local part.
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Reads a mobile number as people write it (`+90 532 …`, `0532…`, `5321234567`) into its ten digits, the first a 5. */
export function parsePhone(text: string): Parsed<string> {
  if (text.trim() === '') return problem('required');
  if (!PHONE_CHARACTERS.test(text)) return problem('invalid-phone');
  const typed = text.replace(/\D/g, '');
  const digits = PHONE_WITH_PREFIX.exec(typed)?.[1];
  if (digits !== undefined) return ok(digits);
  return problem(PHONE_WITHOUT_5.test(typed) ? 'not-mobile' : 'invalid-phone');
}

/**
 * What the phone field keeps after typing or pasting: at most ten digits, without the zero or country code in front of
 * a 5. The field shows a first digit of 5 whatever is typed (`shownPhone`); what was typed in its place is kept, so that
 * no landline becomes a number that can be sent, until the field is emptied or other digits are pasted over it.
 */
export function phoneInput(typed: string, before = ''): string {
  const digits = typed.replace(/\D/g, '');
  // Deleted down to its 5, a number is begun anew with what the field shows.
  const isLeft = digits === '5' && before.length > 1;
  const goesOn = FORCED.test(before) && !isLeft && isOneEdit(`5${before.slice(1)}`, digits);
  const meant =
    goesOn && digits.startsWith('5')
      ? before.charAt(0) + digits.slice(1)
      : digits.replace(/^(?:0{0,2}90)?0*(?=5)/, '');
  return meant.slice(0, PHONE_DIGITS);
}

/** Whether one text becomes the other by one sign that is added, left out or replaced. */
function isOneEdit(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  const shortest = Math.min(one.length, other.length);
  let same = 0;
  while (same < shortest && one[same] === other[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < shortest - same && one.at(-1 - sameEnd) === other.at(-1 - sameEnd)) sameEnd += 1;
  return same + sameEnd >= longest - 1;
}

/** How the phone field shows what it keeps: in its mask, and the first digit forced to 5. */
export function shownPhone(kept: string): string {
  return formatPhone(FORCED.test(kept) ? `5${kept.slice(1)}` : kept);
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
