import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { isPasswordOf } from '#server/guards/password-hash.ts';
import { countAttempt, type Target, uncountAttempt } from '../login-throttle.ts';
import { takeSecondFactorCode } from '../second-factor.ts';
import { account } from '../table.ts';

/** Returns the caller's password hash if the password matches, otherwise null. */
export function proveOwnPassword(context: CallContext, password: string): Promise<string | null> {
  return provePassword(context, memberOf(context.caller).id, password);
}

/**
 * Returns the password hash of an account if the password matches, otherwise null. Wrong guesses count as failed
 * logins.
 */
async function provePassword(
  context: CallContext,
  accountId: string,
  password: string,
): Promise<string | null> {
  const { db, address } = context;
  const [row] = await db
    .select({ passwordHash: account.passwordHash, username: account.username })
    .from(account)
    .where(eq(account.id, accountId));
  const hash = row?.passwordHash ?? null;
  const check = () => isPasswordOf(password, hash, address);
  const target = { name: row?.username ?? accountId, accountId };
  return (await checkAttempt(context, target, check)) ? hash : null;
}

/** Refuses a wrong password of the caller as a problem of its field, so that the session continues. */
export function requireOwnPassword(context: CallContext, password: string): Promise<void> {
  return requirePassword(context, memberOf(context.caller).id, password);
}

/** Refuses a missing or wrong password of an account as a problem of its field. */
export async function requirePassword(
  context: CallContext,
  accountId: string,
  password: string,
): Promise<void> {
  if (password === '') throw new RefusalError('validation-failed', { password: 'required' });
  const hash = await provePassword(context, accountId, password);
  if (hash === null) throw new RefusalError('validation-failed', { password: 'wrong-password' });
}

/** Uses a code of the caller's second factor. Refuses a wrong one as a problem of its field. */
export async function requireOwnCode(context: CallContext, code: string): Promise<void> {
  const { db, now, caller } = context;
  const { id, username } = memberOf(caller);
  if (code.trim() === '') throw new RefusalError('validation-failed', { code: 'required' });
  const take = () => inTransaction(db, (tx) => takeSecondFactorCode(tx, id, code, now));
  if (!(await checkAttempt(context, { name: username, accountId: id }, take)))
    throw new RefusalError('validation-failed', { code: 'wrong-code' });
}

/** Counts an attempt as failed, runs the check, and uncounts the attempt unless the check failed. */
async function checkAttempt(
  context: CallContext,
  target: Target & { readonly accountId: string },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { db } = context;
  const attempt = await countAttempt(context, target);
  let isWrong = false;
  try {
    isWrong = !(await check());
  } finally {
    if (!isWrong) await uncountAttempt(db, attempt, false);
  }
  if (isWrong) {
    const audited = { targetKind: 'account', targetId: target.accountId } as const;
    await writeAudit(db, context, { action: 'proof-refused', ...audited });
  }
  return !isWrong;
}
