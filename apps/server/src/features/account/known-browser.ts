import { randomBytes, timingSafeEqual } from 'node:crypto';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { KNOWN_BROWSER, setBrowserCookie } from '#server/api/session-cookies.ts';

/** Number of accounts that a browser remembers; a new one replaces the oldest. */
const MOST_ACCOUNTS = 5;
const LIFE_SECONDS = (180 * dayInMs) / 1_000;
const ID_BYTES = 16;

const shape = /^([0-9a-z]{1,9})\.([\w-]{22})\.([\w-]{43}(?:\.[\w-]{43}){0,4})\.([\w-]{43})$/;

/** Browser in which somebody has signed in: a random id, and a digest of each account that reveals nothing to others. */
interface Browser {
  readonly id: string;
  /** Latest last. */
  readonly digests: readonly string[];
}

/** Returns the digest of the caller's browser for an account; null when it has not signed in to it. */
export function findBrowserDigest(context: CallContext, accountId: string): string | null {
  const browser = readBrowser(context);
  if (browser === null) return null;
  const digest = digestOf(context, browser.id, accountId);
  return browser.digests.includes(digest) ? digest : null;
}

/** Remembers in the caller's browser that it has signed in to an account. */
export function rememberBrowser(context: CallContext, accountId: string): void {
  const { id, digests } = readBrowser(context) ?? {
    id: randomBytes(ID_BYTES).toString('base64url'),
    digests: [],
  };
  const digest = digestOf(context, id, accountId);
  const kept = [...digests.filter((one) => one !== digest), digest].slice(-MOST_ACCOUNTS);
  const end = Math.floor(context.now.getTime() / 1_000) + LIFE_SECONDS;
  const payload = [end.toString(36), id, ...kept].join('.');
  setBrowserCookie(
    context,
    `${payload}.${context.services.fingerprint('known-browser', payload)}`,
    LIFE_SECONDS,
  );
}

/** Reads the browser from its cookie; null when the cookie is missing, forged or expired. */
function readBrowser({ cookies, now, services: { fingerprint } }: CallContext): Browser | null {
  const [, end, id, digests, signature] = shape.exec(cookies[KNOWN_BROWSER] ?? '') ?? [];
  if (end === undefined || id === undefined || digests === undefined || signature === undefined) return null;
  const own = fingerprint('known-browser', [end, id, digests].join('.'));
  if (!timingSafeEqual(Buffer.from(own), Buffer.from(signature))) return null;
  const isLiving = now.getTime() < Number.parseInt(end, 36) * 1_000;
  return isLiving ? { id, digests: digests.split('.') } : null;
}

function digestOf({ services }: CallContext, browserId: string, accountId: string): string {
  return services.fingerprint('known-account', `${browserId}:${accountId}`);
}
