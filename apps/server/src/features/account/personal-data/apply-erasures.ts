import { type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { accountDigest, emailDigest } from './digests.ts';
import { erasePerson } from './erase-person.ts';
import { erasure } from './table.ts';

/** Erasure as it is stored next to the backups. */
export interface KeptErasure {
  readonly accountDigest: string;
  readonly emailDigest: string | null;
  readonly erasedAt: Date;
}

/** An id that no account has, for erased people whose account does not exist any more. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 5_000;

const accountIds = sql`
  select id::text as value from account
  union select customer_id::text from quote_form where customer_id is not null and erased_at is null
  union select customer_id::text from lead where customer_id is not null and erased_at is null`;

const emailKeys = sql`
  select email_key as value from quote_form where erased_at is null
  union select lower(contact_email collate "C") from quote_form where contact_email is not null
  union select lower(contact_email collate "C") from lead where form_id is null and erased_at is null
  union select email_key from inbox_entry where email_key is not null
  union select recipient_key from mail where recipient_key is not null`;

/** Lists all erasures, oldest first. */
export function listErasures(db: Executor): Promise<KeptErasure[]> {
  return db
    .select({
      accountDigest: erasure.accountDigest,
      emailDigest: erasure.emailDigest,
      erasedAt: erasure.erasedAt,
    })
    .from(erasure)
    .orderBy(erasure.erasedAt, erasure.id);
}

/** Adds erasures that are newer than the restored database. */
export async function addErasures(db: Executor, kept: readonly KeptErasure[]): Promise<void> {
  for (const one of kept) await db.insert(erasure).values(one).onConflictDoNothing();
}

/**
 * Repeats earlier erasures whose data has come back, as after a restore. Erases data up to the time of the erasure, and
 * nothing of people who registered again later. Returns the number of people found.
 */
export async function applyErasures(db: Database, now: Date): Promise<number> {
  const services = { fingerprint: await fingerprintOf(db) };
  const kept = await listErasures(db);
  const byAccount = new Map(kept.map((one) => [one.accountDigest, one]));
  const byEmail = new Map(kept.flatMap((one) => (one.emailDigest === null ? [] : [[one.emailDigest, one]])));
  const found = new Map<KeptErasure, { accountId: string; emailKey: string | null }>();
  const personOf = (one: KeptErasure) => {
    const person = found.get(one) ?? { accountId: NOBODY, emailKey: null };
    found.set(one, person);
    return person;
  };
  await eachValue(db, accountIds, (id) => {
    const one = byAccount.get(accountDigest(services, id));
    if (one !== undefined) personOf(one).accountId = id;
  });
  await eachValue(db, emailKeys, (key) => {
    const one = byEmail.get(emailDigest(services, key));
    if (one !== undefined) personOf(one).emailKey = key;
  });
  for (const [{ erasedAt }, person] of found) {
    await inTransaction(db, (tx) => erasePerson(tx, { ...person, before: erasedAt }, now));
  }
  return found.size;
}

/** Reads the text values of a query in batches of a few thousand. */
async function eachValue(db: Database, query: SQL, take: (value: string) => void): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`declare erased_candidates no scroll cursor for ${query}`);
    for (;;) {
      const { rows } = await tx.execute<{ value: string }>(
        sql`fetch ${sql.raw(String(AT_ONCE))} from erased_candidates`,
      );
      for (const { value } of rows) take(value);
      if (rows.length < AT_ONCE) return;
    }
  });
}
