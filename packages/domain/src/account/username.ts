import type { RuledField } from '../field/field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Longest username, in characters. */
const MAX_USERNAME_LENGTH = 30;

const MIN_USERNAME_LENGTH = 3;

// @ is excluded, so that a username can never be mistaken for an e-mail address.
const USERNAME = /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i;

/**
 * Reads and trims a username: ASCII letters, digits, dot, dash and underscore, with a letter or digit at both ends. A
 * username that is too short is a problem of its own.
 */
export function parseUsername(text: string): Parsed<string> {
  const username = text.trim();
  if (username === '') return problem('required');
  if (username.length > MAX_USERNAME_LENGTH) return problem('too-long');
  if (!USERNAME.test(username)) return problem('invalid-username');
  return username.length < MIN_USERNAME_LENGTH ? problem('short-username') : ok(username);
}

/** Field definition for a required username. */
export const usernameField = {
  kind: 'username',
  isRequired: true,
  limit: MAX_USERNAME_LENGTH,
  autoComplete: 'username',
  read: parseUsername,
} as const satisfies RuledField;

/**
 * Returns the key by which usernames are compared: trimmed and lower-cased in ASCII only, independent of the locale.
 */
export function usernameKey(username: string): string {
  return username.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
