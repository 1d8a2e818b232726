import { ok, type Parsed, problem } from './parsed.ts';

/** Longest username, in characters; the shortest has three. */
export const MAX_USERNAME_LENGTH = 30;

// No @, so that a username and an e-mail address are never taken for each other.
const USERNAME = /^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$/i;

/** Reads a username without the space around it: ASCII letters, digits, dot, dash and underscore. */
export function parseUsername(text: string): Parsed<string> {
  const username = text.trim();
  if (username === '') return problem('required');
  if (username.length > MAX_USERNAME_LENGTH) return problem('too-long');
  return USERNAME.test(username) ? ok(username) : problem('invalid-username');
}

/** The key by which usernames are equal: trimmed, and lowercase in ASCII alone, so that no locale changes it. */
export function usernameKey(username: string): string {
  return username.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
