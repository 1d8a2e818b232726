import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { builtOnce, laterAll } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { accountSession, refreshToken } from '../table.ts';
import { announceAccount, announceSession } from './session-members.ts';

export const putToken = builtOnce((db) =>
  db.insert(refreshToken).values(laterAll('tokenHash', 'sessionId', 'createdAt')),
);

/** Ends a session on every node and returns its account; null when it had ended before or never existed. */
export async function endSession(tx: Executor, sessionId: string, now: Date): Promise<string | null> {
  const [ended] = await tx
    .update(accountSession)
    .set({ endedAt: now })
    .where(and(eq(accountSession.id, sessionId), isNull(accountSession.endedAt)))
    .returning({ accountId: accountSession.accountId });
  await announceSession(tx, sessionId);
  return ended?.accountId ?? null;
}

/** Ends the active sessions of an account beyond the newest ones, on every node. */
export async function endOldestSessions(
  tx: Executor,
  accountId: string,
  most: number,
  now: Date,
): Promise<void> {
  const ended = await endBeyond(tx, '', { accountId, most, now: now.toISOString() });
  for (const { id } of ended) await announceSession(tx, id);
}

const endBeyond = builtOnce((db) => {
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const isLiving = and(
    eq(accountSession.accountId, sql.placeholder('accountId')),
    isNull(accountSession.endedAt),
    gt(accountSession.expiresAt, now),
  );
  const tooMany = db
    .select({ id: accountSession.id })
    .from(accountSession)
    .where(isLiving)
    .orderBy(desc(accountSession.createdAt), desc(accountSession.id))
    .offset(sql.placeholder('most'));
  return db
    .update(accountSession)
    .set({ endedAt: now })
    .where(inArray(accountSession.id, tooMany))
    .returning({ id: accountSession.id });
});

/** Ends all sessions of an account on every node, optionally except one. */
export async function endSessionsOf(
  tx: Executor,
  accountId: string,
  now: Date,
  except?: string,
): Promise<void> {
  const isOther = except === undefined ? undefined : ne(accountSession.id, except);
  await tx
    .update(accountSession)
    .set({ endedAt: now })
    .where(and(eq(accountSession.accountId, accountId), isNull(accountSession.endedAt), isOther));
  await announceAccount(tx);
}
