import type { RuledField } from '../field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Longest username, in characters. */
const MAX_USERNAME_LENGTH = 30;

const MIN_USERNAME_LENGTH = 3;

// No @, so that a username and an e-mail address are never taken for each other.
const USERNAME = /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i;

/**
 * Reads a username without the space around it: ASCII letters, digits, dot, dash and underscore, with a letter or digit
 * at both ends. Whether it is too short is told apart.
 */
export function parseUsername(text: string): Parsed<string> {
  const username = text.trim();
  if (username === '') return problem('required');
  if (username.length > MAX_USERNAME_LENGTH) return problem('too-long');
  if (!USERNAME.test(username)) return problem('invalid-username');
  return username.length < MIN_USERNAME_LENGTH ? problem('short-username') : ok(username);
}

/** What a form asks where it needs a username. */
export const usernameField = {
  kind: 'username',
  isRequired: true,
  limit: MAX_USERNAME_LENGTH,
  autoComplete: 'username',
  read: parseUsername,
} as const satisfies RuledField;

/** The key by which usernames are equal: trimmed, and lowercase in ASCII alone, so that no locale changes it. */
export function usernameKey(username: string): string {
  return username.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
