import { timingSafeEqual } from 'node:crypto';
import type { LinkFault } from '@ayrac/domain/quote/request-state.ts';
import type { Fingerprint } from './fingerprint.ts';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Signs a mailed link that gives access to an id, for one purpose and until a time. Nothing is stored; the link carries
 * its own signature.
 */
export function signLink(fingerprint: Fingerprint, purpose: string, id: string, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1_000).toString(36);
  return `${id}.${seconds}.${fingerprint(`link-${purpose}`, `${id}.${seconds}`)}`;
}

/** Returns the id of a signed link, or the reason why the link is not accepted. */
export function readLink(
  fingerprint: Fingerprint,
  purpose: string,
  token: string,
  now: Date,
): { readonly kind: 'id'; readonly id: string } | { readonly kind: LinkFault } {
  const [, id, seconds, signature] = shape.exec(token) ?? [];
  if (id === undefined || seconds === undefined || signature === undefined) return { kind: 'broken' };
  const own = fingerprint(`link-${purpose}`, `${id}.${seconds}`);
  if (!timingSafeEqual(Buffer.from(own), Buffer.from(signature))) return { kind: 'broken' };
  return now.getTime() < Number.parseInt(seconds, 36) * 1_000 ? { kind: 'id', id } : { kind: 'expired' };
}
