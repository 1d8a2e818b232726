import type { Role } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type AuditedBy, writeAudit } from '#server/features/audit/writes.ts';
import { dropOneTimeTokens } from './one-time-token.ts';
import { announceAccount } from './session/session-members.ts';
import { endSessionsOf } from './session/writes.ts';
import { account } from './table.ts';

/**
 * Changes the role of an account, and the brand that goes with it. Tokens with the former role become invalid
 * immediately.
 */
export async function setRole(
  tx: Executor,
  by: AuditedBy,
  accountId: string,
  role: Role,
  brandId: string | null,
): Promise<void> {
  const isTarget = eq(account.id, accountId);
  const [was] = await tx
    .select({ role: account.role, brandId: account.brandId })
    .from(account)
    .where(isTarget)
    .for('update');
  await tx.update(account).set({ role, brandId, updatedAt: by.now }).where(isTarget);
  await writeAudit(tx, by, {
    action: 'role-changed',
    targetKind: 'account',
    targetId: accountId,
    fields: ['role', 'brandId'],
    changes: {
      ...(was?.role !== role && { role: { before: was?.role ?? null, after: role } }),
      ...(was?.brandId !== brandId && { brandId: { before: was?.brandId ?? null, after: brandId } }),
    },
  });
  await announceAccount(tx);
}

/**
 * Enables or disables an account. Disabling ends its sessions at once. `changeId` identifies the change for undo;
 * without it the change cannot be undone.
 */
export async function setActive(
  tx: Executor,
  by: AuditedBy,
  accountId: string,
  isActive: boolean,
  changeId?: string,
): Promise<void> {
  await tx.update(account).set({ isActive, updatedAt: by.now }).where(eq(account.id, accountId));
  await writeAudit(tx, by, {
    action: isActive ? 'account-enabled' : 'account-disabled',
    targetKind: 'account',
    targetId: accountId,
    fields: ['isActive'],
    changes: { isActive: { before: !isActive, after: isActive } },
    ...(changeId !== undefined && { changeId }),
  });
  if (!isActive) await endSessionsOf(tx, accountId, by.now);
}

/** Replaces the password hash of an account. Invalidates its reset links and ends its sessions, except for one. */
export async function setPassword(
  tx: Executor,
  by: AuditedBy,
  accountId: string,
  passwordHash: string,
  keptSession?: string,
): Promise<void> {
  await dropOneTimeTokens(tx, accountId, 'password-reset');
  await dropOneTimeTokens(tx, accountId, 'invitation');
  await tx.update(account).set({ passwordHash, updatedAt: by.now }).where(eq(account.id, accountId));
  await writeAudit(tx, by, { action: 'password-changed', targetKind: 'account', targetId: accountId });
  await endSessionsOf(tx, accountId, by.now, keptSession);
}
