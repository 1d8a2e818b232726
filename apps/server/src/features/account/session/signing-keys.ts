import { webcrypto } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '@ayrac/domain/account/session.ts';
import { desc, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { newToken } from '#server/guards/opaque-token.ts';
import { signingKey } from '../table.ts';

// How long a node may continue to sign with a key that another one has retired.
const FRESH_MS = 10_000;
const RETIRED_VALID_MS = (ACCESS_TOKEN_SECONDS + 60) * 1_000;

export interface SigningKey {
  readonly id: string;
  /** Imported once, since each signature would do so otherwise. */
  readonly secret: webcrypto.CryptoKey;
}

interface Known {
  readonly keys: readonly SigningKey[];
  readonly until: number;
}

const known = new WeakMap<Database, Promise<Known>>();

/** Returns the current signing key; creates the first one. */
export async function currentKey(db: Database, now: Date): Promise<SigningKey> {
  const [newest] = await keysOf(db, now);
  if (newest !== undefined) return newest;
  await addKey(db, now);
  known.delete(db);
  return currentKey(db, now);
}

/** Finds a key by its id, unless it was retired so long ago that none of its tokens is still valid. */
export async function findKey(db: Database, id: string, now: Date): Promise<SigningKey | undefined> {
  return (await keysOf(db, now)).find((key) => key.id === id);
}

/** Adds a new key and retires all others, which still verify until their tokens expire. */
export async function rotateKeys(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(signingKey).set({ retiredAt: now }).where(isNull(signingKey.retiredAt));
    await addKey(tx, now);
  });
  known.delete(db);
}

async function addKey(tx: Executor, now: Date): Promise<void> {
  await tx.insert(signingKey).values({ id: newToken().slice(0, 16), secret: newToken(), createdAt: now });
}

/** Returns all keys that verify, with the signing one first. */
async function keysOf(db: Database, now: Date): Promise<readonly SigningKey[]> {
  const found = await known.get(db);
  if (found !== undefined && found.keys.length > 0 && performance.now() < found.until) return found.keys;
  const read = readKeys(db, now);
  known.set(db, read);
  read.catch(() => known.delete(db));
  return (await read).keys;
}

async function readKeys(db: Database, now: Date): Promise<Known> {
  const isValid = or(
    isNull(signingKey.retiredAt),
    gt(signingKey.retiredAt, new Date(now.getTime() - RETIRED_VALID_MS)),
  );
  const rows = await db
    .select({ id: signingKey.id, secret: signingKey.secret })
    .from(signingKey)
    .where(isValid)
    .orderBy(sql`${signingKey.retiredAt} is null desc`, desc(signingKey.createdAt), desc(signingKey.id));
  return {
    keys: await Promise.all(rows.map(async ({ id, secret }) => ({ id, secret: await importKey(secret) }))),
    until: performance.now() + FRESH_MS,
  };
}

function importKey(secret: string): Promise<webcrypto.CryptoKey> {
  const bytes = Buffer.from(secret, 'base64url');
  return webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}
