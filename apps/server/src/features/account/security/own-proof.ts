import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/queries.ts';
import { networkOf } from '#server/guards/network.ts';
import { isPasswordOf } from '#server/guards/password-hash.ts';
import { countAttempt, takeBack } from '../login-throttle.ts';
import { takeSecondFactorCode } from '../second-factor.ts';
import { account } from '../table.ts';

/** The hash that the caller's password equals; null where it does not. Guesses are counted as failed logins are. */
export async function proveOwnPassword(context: CallContext, password: string): Promise<string | null> {
  const { db, address, caller } = context;
  const [row] = await db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, memberOf(caller).id));
  const hash = row?.passwordHash ?? null;
  const isRight = await judgeAttempt(context, () => isPasswordOf(password, hash, networkOf(address)));
  return isRight ? hash : null;
}

/** Refuses a wrong password as a problem of its field: the caller stays signed in. */
export async function requireOwnPassword(context: CallContext, password: string): Promise<void> {
  if (password === '') throw new RefusalError('validation-failed', { password: 'required' });
  const hash = await proveOwnPassword(context, password);
  if (hash === null) throw new RefusalError('validation-failed', { password: 'wrong-password' });
}

/** Uses a code of the caller's second factor up, or refuses it as a problem of its field. */
export async function requireOwnCode(context: CallContext, code: string): Promise<void> {
  const { db, now, caller } = context;
  const { id } = memberOf(caller);
  if (code.trim() === '') throw new RefusalError('validation-failed', { code: 'required' });
  const take = () => inTransaction(db, (tx) => takeSecondFactorCode(tx, id, code, now));
  if (!(await judgeAttempt(context, take)))
    throw new RefusalError('validation-failed', { code: 'wrong-code' });
}

/** Counts an attempt as failed, judges it, and takes it back unless it was wrong. */
async function judgeAttempt(context: CallContext, judge: () => Promise<boolean>): Promise<boolean> {
  const { db, caller } = context;
  const { id } = memberOf(caller);
  const attempt = await countAttempt(context, id);
  if (attempt === null) throw new RefusalError('too-many-requests');
  let isWrong = false;
  try {
    isWrong = !(await judge());
  } finally {
    if (!isWrong) await takeBack(db, attempt, false);
  }
  if (isWrong)
    await writeAudit(db, context, { action: 'proof-refused', targetKind: 'account', targetId: id });
  return !isWrong;
}
