import { randomUUID } from 'node:crypto';
import { sessionEnd } from '@ayrac/domain/account/session.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { setAccessCookie } from '#server/api/session-cookies.ts';
import { builtOnce, laterAll } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { together } from '#server/db/together.ts';
import { maskedNetwork } from '#server/guards/network.ts';
import { hashOfToken, newToken } from '#server/guards/opaque-token.ts';
import { presentUser } from '../present.ts';
import { findMember, type Member } from '../queries.ts';
import { accountSession } from '../table.ts';
import { signAccessToken } from './access-token.ts';
import { endOldestSessions, putToken } from './writes.ts';

/** Number of sessions per account. */
const MOST_SESSIONS = 20;

/** Opens a session of an account and returns its first refresh token. Beyond the limit the oldest session ends. */
export async function openSession(
  tx: Executor,
  { now, userAgent, address }: CallContext,
  accountId: string,
  isRemembered: boolean,
): Promise<{ session: typeof accountSession.$inferSelect; token: string }> {
  const token = newToken();
  const id = randomUUID();
  const [[opened]] = await together(
    putSession(tx, '', {
      ...{ id, accountId, isRemembered, userAgent },
      rotationSecret: newToken(),
      network: maskedNetwork(address),
      ...{ createdAt: now, lastUsedAt: now },
      expiresAt: sessionEnd({ isRemembered, createdAt: now }, now),
    }),
    endOldestSessions(tx, accountId, MOST_SESSIONS, now),
    putToken(tx, '', { tokenHash: hashOfToken(token), sessionId: id, createdAt: now }),
  );
  if (opened === undefined) throw new Error('The database returned no session.');
  return { session: opened, token };
}

const putSession = builtOnce((db) =>
  db
    .insert(accountSession)
    .values({
      ...laterAll('id', 'accountId', 'isRemembered', 'rotationSecret', 'userAgent', 'network'),
      ...laterAll('createdAt', 'lastUsedAt', 'expiresAt'),
    })
    .returning(),
);

/** Gives the caller a new access token with their current role. */
export async function renewAccess(context: CallContext): Promise<void> {
  const { id, sessionId } = memberOf(context.caller);
  const member = await findMember(context.db, id);
  if (member !== undefined) await grantAccess(context, member, sessionId);
}

/** Gives a member an access token for a session, also as a cookie, and returns the member. */
export async function grantAccess(context: CallContext, member: Member, sessionId: string) {
  const { db, now, services } = context;
  const { accessToken, expiresAt } = await signAccessToken(
    { db, now, origin: services.env.origin },
    {
      sid: sessionId,
      id: member.id,
      sub: member.username,
      roles: member.actingRole,
      brand: member.brand?.id ?? null,
    },
  );
  setAccessCookie(context, accessToken);
  return { accessToken, user: presentUser(member), expiresAt: expiresAt.toISOString() };
}
