import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { findTokenOwner, type LinkOwner } from './one-time-token.ts';
import { account } from './table.ts';

/**
 * Finds the account of a valid verification link. Throws `link-not-valid` when it is verified, inactive, or has another
 * address by now.
 */
export async function findUnverified({ db, now }: Pick<CallContext, 'db' | 'now'>, token: string) {
  const owner = await findTokenOwner(db, token, 'verify-email', now);
  const [found] = owner === null ? [] : await db.select().from(account).where(isUnverified(owner));
  if (found === undefined) throw new RefusalError('link-not-valid');
  return found;
}

/** Locks an account until the transaction ends. Returns whether the address of the link still has to be verified. */
export async function lockUnverified(tx: Executor, owner: LinkOwner): Promise<boolean> {
  const [found] = await tx.select({ id: account.id }).from(account).where(isUnverified(owner)).for('update');
  return found !== undefined;
}

/** Refuses a member whose address is not verified, for actions reserved to the owner of the address. */
export async function requireVerified(db: Executor, accountId: string): Promise<void> {
  const [found] = await db
    .select({ verifiedAt: account.emailVerifiedAt })
    .from(account)
    .where(eq(account.id, accountId));
  if (found?.verifiedAt === null) throw new RefusalError('email-unverified');
}

function isUnverified({ accountId, emailKey }: LinkOwner) {
  return and(
    eq(account.id, accountId),
    eq(account.emailKey, emailKey),
    eq(account.isActive, true),
    isNull(account.emailVerifiedAt),
  );
}
