import { newToken } from '#server/guards/opaque-token.ts';

// Told apart from tokens of sessions at a glance, and found by whoever looks for keys that got out.
const PREFIX = 'ayk_';
const SHOWN = 10;

/** A new key, as a brand's system sends it. */
export function newKey(): string {
  return `${PREFIX}${newToken()}`;
}

/** Whether a bearer is meant as a key. */
export function isKey(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** How a key begins: enough to tell it from others, of no use to whoever tries. */
export function beginningOf(key: string): string {
  return key.slice(0, SHOWN);
}
