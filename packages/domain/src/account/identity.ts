import type { RuledField } from '../field/field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Longest e-mail address that a mail server accepts (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** An unassigned number, for those who must not be known any more, where only a number can be stored. */
export const NO_PHONE = '+900000000000';

/** Digits of a Turkish mobile number without country code or leading zero. */
const PHONE_DIGITS = 10;

const PHONE_CHARACTERS = /^[\d\s()+./-]*$/;
const PHONE_WITH_PREFIX = /^(?:(?:00)?90)?0?(5\d{9})$/;
// A leading 9 may be the start of the country code, so it is not reported yet.
const PHONE_WITHOUT_5 = /^(?:(?:00)?90)?0?(?:[1-46-8]\d{0,9}|9[1-9]\d{0,8})$/;
const FORCED = /^(?:[1-46-8]|9[1-9])/;

// The pattern of the browser's own e-mail field, with a dot required in the domain and no dot at either end of the
// local part.
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/**
 * Reads a mobile number in any common notation (`+90 532 …`, `0532…`, `5321234567`) and returns its ten digits,
 * beginning with 5.
 */
export function parsePhone(text: string): Parsed<string> {
  if (text.trim() === '') return problem('required');
  if (!PHONE_CHARACTERS.test(text)) return problem('invalid-phone');
  const typed = text.replace(/\D/g, '');
  const digits = PHONE_WITH_PREFIX.exec(typed)?.[1];
  if (digits !== undefined) return ok(digits);
  return problem(PHONE_WITHOUT_5.test(typed) ? 'not-mobile' : 'invalid-phone');
}

/**
 * Returns the new value of the phone field after typing or pasting: at most ten digits, without a zero or country code
 * before a 5. A pasted number that is longer keeps one digit more, so that it is refused instead of being cut to the
 * number of someone else. The field always displays 5 as the first digit (`shownPhone`), but keeps the digit that was
 * typed, so that a landline number never turns into a valid mobile number. The kept digit is lost when the field is
 * emptied or other digits are pasted over it.
 */
export function phoneInput(typed: string, before = ''): string {
  const digits = typed.replace(/\D/g, '');
  // Once the number is deleted down to its displayed 5, input starts afresh from that 5.
  const isLeft = digits === '5' && before.length > 1;
  const isForced = FORCED.test(before);
  const isTyped = isOneEdit(isForced ? `5${before.slice(1)}` : before, digits);
  const goesOn = isForced && !isLeft && isTyped;
  const meant =
    goesOn && digits.startsWith('5')
      ? before.charAt(0) + digits.slice(1)
      : digits.replace(/^(?:0{0,2}90)?0*(?=5)/, '');
  if (isTyped) return meant.slice(0, Math.max(PHONE_DIGITS, before.length));
  return meant.slice(0, meant.startsWith('5') ? PHONE_DIGITS + 1 : PHONE_DIGITS);
}

/** Whether two texts differ by at most one character added, removed or replaced. */
function isOneEdit(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  const shortest = Math.min(one.length, other.length);
  let same = 0;
  while (same < shortest && one[same] === other[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < shortest - same && one.at(-1 - sameEnd) === other.at(-1 - sameEnd)) sameEnd += 1;
  return same + sameEnd >= longest - 1;
}

/** Formats the value of the phone field for display: masked, with the first digit shown as 5. */
export function shownPhone(kept: string): string {
  return formatPhone(FORCED.test(kept) ? `5${kept.slice(1)}` : kept);
}

/** Formats the digits typed so far in the mask `5XX XXX XX XX`. */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
    .filter((group) => group !== '')
    .join(' ');
}

/**
 * Formats a valid mobile number in any notation as `5XX XXX XX XX`. Any other text, such as a masked number, is
 * returned unchanged.
 */
export function readablePhone(phone: string): string {
  const read = parsePhone(phone);
  return read.kind === 'ok' ? formatPhone(read.value) : phone;
}

/** Returns the stored form (E.164) of ten parsed digits. */
export function toE164(digits: string): string {
  return `+90${digits}`;
}

/** Reads an e-mail address and trims it. Upper and lower case are kept as typed. */
export function parseEmail(text: string): Parsed<string> {
  const email = text.trim();
  if (email === '') return problem('required');
  if (email.length > MAX_EMAIL_LENGTH) return problem('too-long');
  const localLength = email.indexOf('@');
  return localLength <= 64 && EMAIL.test(email) ? ok(email) : problem('invalid-email');
}

/** Field definition for a required e-mail address. */
export const emailField = {
  kind: 'email',
  isRequired: true,
  limit: MAX_EMAIL_LENGTH,
  autoComplete: 'email',
  read: parseEmail,
} as const satisfies RuledField;

/** Field definition for a required mobile number. The limit leaves room for a country code and separators. */
export const phoneField = {
  kind: 'phone',
  isRequired: true,
  limit: 30,
  autoComplete: 'tel-national',
  read: parsePhone,
} as const satisfies RuledField;

/**
 * Returns the key by which e-mail addresses are compared: trimmed and lower-cased in ASCII only, independent of the
 * locale.
 */
export function emailKey(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Masks an e-mail address for logs: keeps its first character and its domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** Masks a phone number for logs: keeps its last two digits. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < PHONE_DIGITS ? '***' : `*** *** ** ${digits.slice(-2)}`;
}
