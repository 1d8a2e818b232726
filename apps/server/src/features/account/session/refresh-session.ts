import { decideRefresh, sessionEnd } from '@ayrac/domain/account/session.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { clearCookies, cookieNames, setRefreshCookies } from '#server/api/session-cookies.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { hashOfToken, nextToken } from '#server/guards/opaque-token.ts';
import { findMember } from '../queries.ts';
import { accountSession, refreshToken } from '../table.ts';
import { grantAccess } from './open-session.ts';
import { endSession, putToken } from './writes.ts';

type Session = typeof accountSession.$inferSelect;

/**
 * Renews the access token by the refresh cookie, with the account's current role. The refresh token is replaced by the
 * next one. A token that was used before ends the session, because somebody must have a copy.
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

/** Null when the token renews nothing. The end of a session that it caused is committed. */
async function renew(tx: Executor, context: CallContext, token: string) {
  const { now } = context;
  const session = await lockSessionOf(tx, token);
  if (session === undefined || session.endedAt !== null || session.expiresAt <= now) return null;
  const [member, found] = await together(findMember(tx, session.accountId), findToken(tx, token));
  if (!member?.isActive) return null;
  const by = browserOf(context);
  const expiresAt = sessionEnd(session, now);
  const next = nextToken(token, session.rotationSecret);
  const renewed = { session: { ...session, expiresAt }, member };
  switch (decideRefresh(spentBefore(found), by, now)) {
    case 'rotate':
      await together(
        spendToken(tx, '', { tokenHash: hashOfToken(token), spentAt: now.toISOString(), spentBy: by }),
        putToken(tx, '', { tokenHash: hashOfToken(next), sessionId: session.id, createdAt: now }),
        prolong(tx, session.id, now, expiresAt),
      );
      return { ...renewed, token: next };
    case 'repeat':
      await prolong(tx, session.id, now, expiresAt);
      return { ...renewed, token: await newestFrom(tx, next, session.rotationSecret) };
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

/** Locks the session of a token until the transaction ends, so that concurrent refreshes are serialized. */
async function lockSessionOf(tx: Executor, token: string): Promise<Session | undefined> {
  const [session] = await askSession(tx, '', { tokenHash: hashOfToken(token) });
  return session;
}

const askSession = builtOnce((db) => {
  const isTokens = eq(refreshToken.tokenHash, sql.placeholder('tokenHash'));
  const ofToken = db.select({ id: refreshToken.sessionId }).from(refreshToken).where(isTokens);
  return db.select().from(accountSession).where(inArray(accountSession.id, ofToken)).for('update');
});

function prolong(tx: Executor, id: string, now: Date, expiresAt: Date) {
  return writeEnd(tx, '', { id, lastUsedAt: now.toISOString(), expiresAt: expiresAt.toISOString() });
}

const writeEnd = builtOnce((db) =>
  db
    .update(accountSession)
    .set({
      lastUsedAt: sql`${sql.placeholder('lastUsedAt')}::timestamptz`,
      expiresAt: sql`${sql.placeholder('expiresAt')}::timestamptz`,
    })
    .where(eq(accountSession.id, sql.placeholder('id'))),
);

const spendToken = builtOnce((db) =>
  db
    .update(refreshToken)
    .set({
      spentAt: sql`${sql.placeholder('spentAt')}::timestamptz`,
      spentBy: sql`${sql.placeholder('spentBy')}`,
    })
    .where(eq(refreshToken.tokenHash, sql.placeholder('tokenHash'))),
);

/** When and by which client a token was spent, or null if it is fresh. */
function spentBefore(found: Awaited<ReturnType<typeof findToken>>) {
  const { spentAt = null, spentBy = null } = found ?? {};
  return spentAt === null || spentBy === null ? null : { at: spentAt, by: spentBy };
}

/** Without the address, since responses get lost mostly when a phone changes networks. */
function browserOf({ services, userAgent }: CallContext): string {
  return services.fingerprint('refresh-browser', userAgent);
}

/** Returns the token itself if it is fresh, otherwise the fresh token derived from it. */
async function newestFrom(tx: Executor, token: string, secret: string): Promise<string> {
  const found = await findToken(tx, token);
  if (found === undefined || found.spentAt === null) return token;
  return newestFrom(tx, nextToken(token, secret), secret);
}

async function findToken(tx: Executor, token: string) {
  const [found] = await askToken(tx, '', { tokenHash: hashOfToken(token) });
  return found;
}

const askToken = builtOnce((db) =>
  db
    .select()
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, sql.placeholder('tokenHash'))),
);
