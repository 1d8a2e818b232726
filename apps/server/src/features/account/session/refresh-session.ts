import { decideRefresh, sessionEnd } from '@ayrac/domain/account/session.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { clearCookies, cookieNames, setRefreshCookies } from '#server/api/session-cookies.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { hashOfToken, nextToken } from '#server/guards/opaque-token.ts';
import { findMember } from '../queries.ts';
import { accountSession, refreshToken } from '../table.ts';
import { grantAccess } from './open-session.ts';
import { endSession } from './writes.ts';

type Session = typeof accountSession.$inferSelect;

/**
 * Renews the access token by the refresh cookie, with the role that the account has now. The refresh token is spent
 * and followed by the next one; one that was spent before ends the session, for somebody has a copy of it.
 */
export async function refreshOwnSession(context: CallContext) {
  const { db, cookies } = context;
  const token = cookies[cookieNames.refresh] ?? '';
  const renewed = token === '' ? null : await inTransaction(db, (tx) => renew(tx, context, token));
  if (renewed === null) {
    clearCookies(context);
    throw new RefusalError('unauthenticated');
  }
  setRefreshCookies(context, renewed.token, renewed.session);
  const { user, expiresAt } = await grantAccess(context, renewed.member, renewed.session.id);
  return { user, expiresAt };
}

/** Null where the token renews nothing; what it ended is committed. */
async function renew(tx: Executor, context: CallContext, token: string) {
  const { now } = context;
  const session = await lockSessionOf(tx, token);
  if (session === undefined || session.endedAt !== null || session.expiresAt <= now) return null;
  const member = await findMember(tx, session.accountId);
  if (!member?.isActive) return null;
  const next = await spend(tx, context, token, session);
  if (next === null) return null;
  const expiresAt = sessionEnd(session, now);
  await tx
    .update(accountSession)
    .set({ lastUsedAt: now, expiresAt })
    .where(eq(accountSession.id, session.id));
  return { token: next, session: { ...session, expiresAt }, member };
}

/** The session of a token, held until the transaction ends: of twenty refreshes at once one is the first. */
async function lockSessionOf(tx: Executor, token: string): Promise<Session | undefined> {
  const found = await findToken(tx, token);
  if (found === undefined) return undefined;
  const [session] = await tx
    .select()
    .from(accountSession)
    .where(eq(accountSession.id, found.sessionId))
    .for('update');
  return session;
}

/** The token that follows, or null where this one was copied. */
async function spend(
  tx: Executor,
  context: CallContext,
  token: string,
  session: Session,
): Promise<string | null> {
  const { now, userAgent, services } = context;
  // Not by the address: an answer is lost above all where a phone changes from one network to another.
  const by = services.fingerprint('refresh-browser', userAgent);
  const found = await findToken(tx, token);
  const { spentAt = null, spentBy = null } = found ?? {};
  const spent = spentAt === null || spentBy === null ? null : { at: spentAt, by: spentBy };
  switch (decideRefresh(spent, by, now)) {
    case 'rotate': {
      const next = nextToken(token, session.rotationSecret);
      await tx
        .update(refreshToken)
        .set({ spentAt: now, spentBy: by })
        .where(eq(refreshToken.tokenHash, hashOfToken(token)));
      await tx
        .insert(refreshToken)
        .values({ tokenHash: hashOfToken(next), sessionId: session.id, createdAt: now });
      return next;
    }
    case 'repeat':
      return newestAfter(tx, token, session.rotationSecret);
    case 'reused':
      await endSession(tx, session.id, now);
      await writeAudit(tx, context, {
        action: 'refresh-token-reused',
        targetKind: 'account',
        targetId: session.accountId,
      });
      return null;
  }
}

/** The unspent token that a spent one has led to. */
async function newestAfter(tx: Executor, token: string, secret: string): Promise<string> {
  const next = nextToken(token, secret);
  const found = await findToken(tx, next);
  return found !== undefined && found.spentAt !== null ? newestAfter(tx, next, secret) : next;
}

async function findToken(tx: Executor, token: string) {
  const [found] = await tx
    .select()
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, hashOfToken(token)));
  return found;
}
