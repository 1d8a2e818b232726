import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Hashes a value into a fingerprint that is the same on every node and does not reveal the value. */
export type Fingerprint = (kind: string, value: string) => string;

/** The part of a call's context that hashes values. */
export interface Fingerprinting {
  readonly services: { readonly fingerprint: Fingerprint };
}

/** Returns the fingerprint function of an installation. Its secret salt is created at the first start. */
export async function fingerprintOf(db: Database): Promise<Fingerprint> {
  await db.execute(sql`
    insert into installation (key, value)
    values ('fingerprint-salt', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text))
    on conflict do nothing`);
  const { rows } = await db.execute<{ salt: string }>(
    sql`select value #>> '{}' as salt from installation where key = 'fingerprint-salt'`,
  );
  const salt = rows[0]?.salt ?? '';
  return (kind, value) => createHmac('sha256', salt).update(`${kind}:${value}`).digest('base64url');
}
