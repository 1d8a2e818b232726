import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from './table.ts';

/**
 * Refuses when this account is the only active administrator. Locks the administrators, so that of the last two acting
 * at the same time one remains.
 */
export async function refuseLastAdmin(tx: Executor, accountId: string): Promise<void> {
  const admins = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'ADMIN'), eq(account.isActive, true)))
    .orderBy(account.id)
    .for('update');
  const isAdmin = admins.some((admin) => admin.id === accountId);
  if (isAdmin && admins.length === 1) throw new RefusalError('last-admin');
}
