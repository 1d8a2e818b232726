import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns a random 256-bit token for a cookie or a link, base64url-encoded. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token. The token itself is never stored. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Derives the successor of a token: always the same, and impossible to compute without the former token. */
export function nextToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}
