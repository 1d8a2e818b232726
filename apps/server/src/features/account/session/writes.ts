import { and, eq, isNull, ne } from 'drizzle-orm';
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
