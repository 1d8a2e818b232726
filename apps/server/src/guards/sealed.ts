import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret with the installation's key (AES-256-GCM), bound to its owner. */
export async function seal(db: Executor, secret: string, owner: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(db), nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts a secret that was sealed for this owner; throws for anything else. */
export async function unseal(db: Executor, sealed: string, owner: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', await sealingKey(db), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

/** Returns the installation's key. It is created at the first use, in a row that all nodes share. */
async function sealingKey(db: Executor): Promise<Buffer> {
  await db.execute(sql`
    insert into installation (key, value)
    values ('sealing-secret', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text))
    on conflict do nothing`);
  const { rows } = await db.execute<{ secret: string }>(
    sql`select value #>> '{}' as secret from installation where key = 'sealing-secret'`,
  );
  return Buffer.from(hkdfSync('sha256', rows[0]?.secret ?? '', '', 'second-factor', 32));
}
