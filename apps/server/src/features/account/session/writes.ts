import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { accountSession } from '../table.ts';
import { announceAccount, announceSession } from './session-members.ts';

/** Ends a session on every node and says whose it was; null where it had ended before, or never was. */
export async function endSession(tx: Executor, sessionId: string, now: Date): Promise<string | null> {
  const [ended] = await tx
    .update(accountSession)
    .set({ endedAt: now })
    .where(and(eq(accountSession.id, sessionId), isNull(accountSession.endedAt)))
    .returning({ accountId: accountSession.accountId });
  await announceSession(tx, sessionId);
  return ended?.accountId ?? null;
}

/** Ends those living sessions of an account that are older than its newest ones, on every node. */
export async function endOldestSessions(
  tx: Executor,
  accountId: string,
  most: number,
  now: Date,
): Promise<void> {
  const isLiving = and(
    eq(accountSession.accountId, accountId),
    isNull(accountSession.endedAt),
    gt(accountSession.expiresAt, now),
  );
  const tooMany = tx
    .select({ id: accountSession.id })
    .from(accountSession)
    .where(isLiving)
    .orderBy(desc(accountSession.createdAt), desc(accountSession.id))
    .offset(most);
  const ended = await tx
    .update(accountSession)
    .set({ endedAt: now })
    .where(inArray(accountSession.id, tooMany))
    .returning({ id: accountSession.id });
  for (const { id } of ended) await announceSession(tx, id);
}

/** Ends all sessions of an account on every node, but for one where there is one to keep. */
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
