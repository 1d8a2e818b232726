import { MOST_PHONE_CODE_TRIES } from '@ayrac/domain/account/phone-code.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { phoneCode } from './table.ts';

/** The number, in E.164, of an account's profile; refused where it has none. */
export async function requirePhone(db: Executor, accountId: string): Promise<string> {
  const [row] = await db.select({ phone: account.phone }).from(account).where(eq(account.id, accountId));
  if (row === undefined || row.phone === null) throw new RefusalError('phone-missing');
  return row.phone;
}

/** What is stored of a code: of use for its account alone. */
export function hashOfCode(fingerprint: Fingerprint, accountId: string, code: string): string {
  return fingerprint('phone-code', `${accountId}:${code}`);
}

/** Keeps the code that is being sent; an earlier one is worthless from then on. */
export async function putCode(
  db: Executor,
  values: Omit<typeof phoneCode.$inferInsert, 'attempts'>,
): Promise<void> {
  const { accountId, ...rest } = values;
  const fresh = { ...rest, attempts: 0 };
  await db
    .insert(phoneCode)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({ target: phoneCode.accountId, set: fresh });
}

/** Counts a try and answers what it is compared with; undefined where there is no code, or it was tried too often. */
export async function tryCode(db: Executor, accountId: string, now: Date) {
  const isOpen = and(
    eq(phoneCode.accountId, accountId),
    gt(phoneCode.expiresAt, now),
    lt(phoneCode.attempts, MOST_PHONE_CODE_TRIES),
  );
  const [row] = await db
    .update(phoneCode)
    .set({ attempts: sql`${phoneCode.attempts} + 1` })
    .where(isOpen)
    .returning({ phone: phoneCode.phone, codeHash: phoneCode.codeHash });
  return row;
}

/** Notes that an account's number is its owner's, and spends the code; false where the profile has another by now. */
export async function markPhoneConfirmed(
  tx: Executor,
  accountId: string,
  phone: string,
  now: Date,
): Promise<boolean> {
  await tx.delete(phoneCode).where(eq(phoneCode.accountId, accountId));
  const { rowCount } = await tx
    .update(account)
    // What was allowed since it was shown first stays so.
    .set({ phoneConfirmedAt: sql`coalesce(${account.phoneConfirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(account.id, accountId), eq(account.phone, phone)));
  return rowCount === 1;
}
