import { parsePhoneCode } from '@ayrac/domain/account/phone-code.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { type CodeOwner, columnOf, hashOfCode, idOf, isOpen } from './queries.ts';
import { phoneCode } from './table.ts';

/** Stores the code being sent, replacing an earlier one. */
export async function putCode(
  db: Executor,
  owner: CodeOwner,
  values: Pick<typeof phoneCode.$inferInsert, 'phone' | 'codeHash' | 'expiresAt'>,
): Promise<void> {
  const fresh = { ...values, attempts: 0 };
  await db
    .insert(phoneCode)
    .values({ ...owner, ...fresh })
    .onConflictDoUpdate({ target: columnOf(owner), set: fresh });
}

/**
 * Checks a typed code and returns the phone number to which it was sent. The attempt is counted outside any
 * transaction, so that a wrong one is not rolled back. Throws `wrong-phone-code` in every case: wrong, missing,
 * expired, or tried too often.
 */
export async function requireRightCode(
  context: CallContext,
  owner: CodeOwner,
  typed: string,
): Promise<string> {
  const code = parsePhoneCode(typed);
  if (code === undefined) throw new RefusalError('wrong-phone-code');
  const [sent] = await context.db
    .update(phoneCode)
    .set({ attempts: sql`${phoneCode.attempts} + 1` })
    .where(isOpen(owner, context.now))
    .returning({ phone: phoneCode.phone, codeHash: phoneCode.codeHash });
  const isRight = sent?.codeHash === hashOfCode(context, owner, code);
  if (sent === undefined || !isRight) throw new RefusalError('wrong-phone-code');
  return sent.phone;
}

/** Deletes a code after its use. */
export async function spendCode(tx: Executor, owner: CodeOwner): Promise<void> {
  await tx.delete(phoneCode).where(eq(columnOf(owner), idOf(owner)));
}

/** Marks the phone number of an account as confirmed. Returns false when the profile has another number by now. */
export async function markPhoneConfirmed(
  tx: Executor,
  accountId: string,
  phone: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(account)
    // Keeps the first time, so that permissions confirmed since then remain confirmed.
    .set({ phoneConfirmedAt: sql`coalesce(${account.phoneConfirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(account.id, accountId), eq(account.phone, phone)));
  return rowCount === 1;
}
