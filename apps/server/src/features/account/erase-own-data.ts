import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { clearCookies } from '#server/api/session-cookies.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { erasePerson } from './personal-data/erase-person.ts';
import { marksOf } from './personal-data/marks.ts';
import { findPerson } from './personal-data/queries.ts';
import { erasure } from './personal-data/table.ts';
import { findMember } from './queries.ts';
import { requireOwnCode, requireOwnPassword } from './security/own-proof.ts';
import { account } from './table.ts';

/**
 * Erases the caller: who they are is shown anew, the last administrator stays, and then all of it goes in one
 * transaction. A last mail says so; its row goes when it is sent.
 */
export async function eraseOwnData(
  context: CallContext,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  const { db, caller, locale, services } = context;
  const { id } = memberOf(caller);
  await requireOwnPassword(context, password);
  if ((await findMember(db, id))?.hasSecondFactor) await requireOwnCode(context, code ?? '');
  await inTransaction(db, async (tx) => {
    // Not the call's own instant: whatever came while the password was judged goes, too.
    const now = services.clock();
    await refuseLastAdmin(tx, id);
    const { row, person } = await findPerson(tx, id);
    await writeAudit(tx, context, { action: 'data-erased', targetKind: 'account', targetId: id });
    await erasePerson(tx, { ...person, before: now }, now);
    await tx.insert(erasure).values({ ...marksOf(person, services.fingerprint), erasedAt: now });
    await putMail(tx, { to: { email: row.email }, template: 'data-erased', locale, data: {}, now });
  });
  clearCookies(context);
}

/** Administrators wait for each other here, so that of the last two one stays. */
async function refuseLastAdmin(tx: Executor, accountId: string): Promise<void> {
  const admins = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'ADMIN'), eq(account.isActive, true)))
    .orderBy(account.id)
    .for('update');
  const isAdmin = admins.some((admin) => admin.id === accountId);
  if (isAdmin && admins.length === 1) throw new RefusalError('last-admin');
}
