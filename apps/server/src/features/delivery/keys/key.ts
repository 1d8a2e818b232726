import { newToken } from '#server/guards/opaque-token.ts';

// Distinguishes keys from session tokens, and lets secret scanners find leaked keys.
const PREFIX = 'ayk_';
const SHOWN = 10;

export function newKey(): string {
  return `${PREFIX}${newToken()}`;
}

/** Whether a bearer token has the form of a key. */
export function isKey(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** Returns the beginning of a key: enough to distinguish it, useless to an attacker. */
export function beginningOf(key: string): string {
  return key.slice(0, SHOWN);
}
