import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@ayrac/domain/access.ts';
import { ACCESS_TOKEN_SECONDS } from '@ayrac/domain/account/session.ts';
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { currentKey, findKey } from './signing-keys.ts';

const AUDIENCE = 'ayrac-api';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';

/** Size of the cache of tokens that were signed here or verified. */
const MOST_FOUND = 5_000;

const claimsShape = z.object({
  sid: z.uuid(),
  id: z.uuid(),
  sub: z.string(),
  roles: z.enum(roles),
  brand: z.uuid().nullable(),
  exp: z.number(),
});

/** Specified claims of a token (`id`, `sub` with the username, `roles`, `brand`) and its session. */
export interface AccessClaims {
  readonly sid: string;
  readonly id: string;
  readonly sub: string;
  readonly roles: Role;
  readonly brand: string | null;
}

/** Database, origin and instant for which a token is made or read. */
export interface TokenPlace {
  readonly db: Database;
  readonly origin: string;
  readonly now: Date;
}

/** Signs a token that is valid for 900 seconds. */
export async function signAccessToken(
  { db, origin, now }: TokenPlace,
  { sid, id, sub, ...claims }: AccessClaims,
): Promise<{ accessToken: string; expiresAt: Date }> {
  const key = await currentKey(db, now);
  const issued = Math.floor(now.getTime() / 1_000);
  const accessToken = await new SignJWT({ sid, id, ...claims })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
    .setIssuer(origin)
    .setAudience(AUDIENCE)
    .setSubject(sub)
    .setJti(randomUUID())
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
    .sign(key.secret);
  const expiresAt = new Date((issued + ACCESS_TOKEN_SECONDS) * 1_000);
  foundIn(db).set(accessToken, { sid, id, sub, ...claims, expiresAt, origin, keyId: key.id });
  return { accessToken, expiresAt };
}

/** Content of a signed or verified token, with the key that signed it. */
interface Found extends AccessClaims {
  readonly expiresAt: Date;
  readonly origin: string;
  readonly keyId: string;
}

const found = new WeakMap<Database, LRUCache<string, Found>>();

function foundIn(db: Database): LRUCache<string, Found> {
  const known = found.get(db) ?? new LRUCache<string, Found>({ max: MOST_FOUND });
  found.set(db, known);
  return known;
}

/**
 * Reads a token of this site; null for any other text. With `evenExpired` expired tokens are read too, for a logout. The
 * signature of a token from another node is verified once and cached. Expiry and retired keys are checked each time.
 */
export async function readAccessToken(
  { db, origin, now }: TokenPlace,
  token: string,
  evenExpired = false,
): Promise<(AccessClaims & { expiresAt: Date }) | null> {
  const remembered = foundIn(db);
  const known = remembered.get(token);
  if (known?.origin === origin) {
    if (known.expiresAt <= now && !evenExpired) return null;
    return (await findKey(db, known.keyId, now)) === undefined ? null : known;
  }
  try {
    const { payload, protectedHeader } = await jwtVerify(token, (header) => keyOf(db, header, now), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: origin,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['jti', 'iat', 'exp'],
      ...(evenExpired ? { clockTolerance: Number.MAX_SAFE_INTEGER } : {}),
    });
    const claims = claimsShape.safeParse(payload);
    if (!claims.success) return null;
    const { exp, ...who } = claims.data;
    const read = { ...who, expiresAt: new Date(exp * 1_000) };
    remembered.set(token, { ...read, origin, keyId: protectedHeader.kid ?? '' });
    return read;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

async function keyOf(db: Database, { kid = '' }: JWTHeaderParameters, now: Date) {
  const key = await findKey(db, kid, now);
  if (key === undefined) throw new errors.JWKSNoMatchingKey();
  return key.secret;
}
