import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { clearCookies, cookieNames } from '#server/api/session-cookies.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import { findMember } from '../queries.ts';
import { refreshToken } from '../table.ts';
import { readAccessToken } from './access-token.ts';
import { endSession } from './writes.ts';

/**
 * Ends the session of the caller, identified by either cookie, and clears the cookies. Succeeds without a session too.
 */
export async function logOut(context: CallContext): Promise<void> {
  const { db, now } = context;
  clearCookies(context);
  const sessionId = await findOwnSession(context);
  if (sessionId === null) return;
  await inTransaction(db, async (tx) => {
    const accountId = await endSession(tx, sessionId, now);
    if (accountId === null) return;
    // The access token may have run out before.
    const actor = await findMember(tx, accountId);
    const entry = { action: 'logout', targetKind: 'account', targetId: accountId } as const;
    await writeAudit(tx, context, { ...entry, ...(actor !== undefined && { actor }) });
  });
}

async function findOwnSession({ db, now, services, caller, cookies }: CallContext): Promise<string | null> {
  if (caller.kind === 'member') return caller.sessionId;
  const refresh = cookies[cookieNames.refresh];
  if (refresh !== undefined) {
    const [found] = await db
      .select({ id: refreshToken.sessionId })
      .from(refreshToken)
      .where(eq(refreshToken.tokenHash, hashOfToken(refresh)));
    if (found !== undefined) return found.id;
  }
  const access = cookies[cookieNames.access];
  if (access === undefined) return null;
  const claims = await readAccessToken({ db, now, origin: services.env.origin }, access, true);
  return claims?.sid ?? null;
}
