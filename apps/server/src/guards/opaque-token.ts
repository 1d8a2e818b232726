import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random token for a cookie or a link: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token that follows another: the same each time, and of no use without the former one. */
export function nextToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}
