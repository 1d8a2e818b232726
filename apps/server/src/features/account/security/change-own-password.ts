import {
  type PasswordChange,
  passwordChangeProblems,
  passwordProblem,
} from '@ayrac/domain/account/password.ts';
import { type FieldProblem, type FieldProblems, RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { hashPassword } from '#server/guards/password-hash.ts';
import { setPassword } from '../change-account.ts';
import { findOwnNames } from '../queries.ts';
import { account } from '../table.ts';
import { proveOwnPassword } from './own-proof.ts';

/**
 * Changes the caller's password, after checking the form's own rules, the current password, and the rules of
 * registration. Ends all other sessions.
 */
export async function changeOwnPassword(context: CallContext, typed: PasswordChange): Promise<void> {
  const { db, caller, locale, now, address } = context;
  const { id, sessionId } = memberOf(caller);
  refuseProblems(passwordChangeProblems(typed));
  const formerHash = await proveOwnPassword(context, typed.current);
  const problem = passwordProblem(typed.next, (await findOwnNames(db, id)) ?? {});
  refuseProblems({
    ...(formerHash === null ? { current: 'wrong-password' } : {}),
    ...(problem === null ? {} : { next: isOfNames(problem) ? problem : 'below-requirements' }),
  });
  const hash = await hashPassword(typed.next, address);
  await inTransaction(db, async (tx) => {
    // A concurrent change came first, so the typed current password is outdated.
    if ((await lockPassword(tx, id)) !== formerHash) refuseProblems({ current: 'wrong-password' });
    await setPassword(tx, context, id, hash, sessionId);
    await putMail(tx, { to: { accountId: id }, template: 'password-changed', locale, data: {}, now });
  });
}

/** Problems that the form cannot detect itself are reported specifically. */
function isOfNames(problem: FieldProblem): boolean {
  return problem === 'contains-username' || problem === 'contains-email-name';
}

function refuseProblems(fields: FieldProblems): void {
  if (Object.keys(fields).length > 0) throw new RefusalError('validation-failed', fields);
}

async function lockPassword(tx: Executor, accountId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update');
  return row?.passwordHash;
}
