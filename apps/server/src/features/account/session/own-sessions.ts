import type { OwnSession } from '@ayrac/contract/account.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { deviceOf } from '@ayrac/domain/account/device.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { clearCookies } from '#server/api/session-cookies.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { accountSession } from '../table.ts';
import { endSession, endSessionsOf } from './writes.ts';

/** More than anybody recognizes. Ending the others ends all of them, including those not shown. */
const MOST_SHOWN = 100;

/** Lists the caller's sessions: the current one first, then by last use. */
export async function listOwnSessions({ db, caller, now }: CallContext): Promise<OwnSession[]> {
  const { id, sessionId } = memberOf(caller);
  const rows = await db
    .select()
    .from(accountSession)
    .where(
      and(
        eq(accountSession.accountId, id),
        isNull(accountSession.endedAt),
        gt(accountSession.expiresAt, now),
      ),
    )
    .orderBy(desc(accountSession.lastUsedAt), accountSession.id)
    .limit(MOST_SHOWN);
  const shown = rows.map((row) => presentSession(row, sessionId));
  return [...shown.filter(({ isCurrent }) => isCurrent), ...shown.filter(({ isCurrent }) => !isCurrent)];
}

/** Ends one session of the caller, possibly the current one. */
export async function endOwnSession(context: CallContext, id: string): Promise<void> {
  const { db, caller, now } = context;
  const [found] = await db
    .select({ accountId: accountSession.accountId })
    .from(accountSession)
    .where(and(eq(accountSession.id, id), isNull(accountSession.endedAt)));
  if (found === undefined || !maySee(caller, 'change-own-account', found.accountId))
    throw new RefusalError('not-found');
  await inTransaction(db, async (tx) => {
    await endSession(tx, id, now);
    await writeAudit(tx, context, { action: 'session-ended', targetKind: 'account-session', targetId: id });
  });
  if (id === memberOf(caller).sessionId) clearCookies(context);
}

/** Ends all of the caller's sessions except the current one. */
export async function endOtherSessions(context: CallContext): Promise<void> {
  const { db, caller, now } = context;
  const { id, sessionId } = memberOf(caller);
  await inTransaction(db, async (tx) => {
    await endSessionsOf(tx, id, now, sessionId);
    await writeAudit(tx, context, { action: 'other-sessions-ended', targetKind: 'account', targetId: id });
  });
}

function presentSession(row: typeof accountSession.$inferSelect, current: string): OwnSession {
  return {
    id: row.id,
    ...deviceOf(row.userAgent),
    network: row.network,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === current,
  };
}
