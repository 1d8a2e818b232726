import { randomUUID } from 'node:crypto';
import { sessionEnd } from '@ayrac/domain/account/session.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { setAccessCookie } from '#server/api/session-cookies.ts';
import { writtenOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { maskedNetwork } from '#server/guards/network.ts';
import { hashOfToken, newToken } from '#server/guards/opaque-token.ts';
import { presentUser } from '../present.ts';
import { findMember, type Member } from '../queries.ts';
import { signAccessToken } from './access-token.ts';
import { announceSession } from './session-members.ts';

/** Number of sessions per account. */
const MOST_SESSIONS = 20;

/** Session that was just opened, with its first refresh token. */
interface OpenedSession {
  readonly id: string;
  readonly token: string;
  readonly isRemembered: boolean;
  readonly expiresAt: Date;
}

/**
 * Opens a session of an account; undefined when the account is inactive or was erased. Beyond the limit the oldest
 * session ends.
 */
export async function openSession(
  tx: Executor,
  { now, userAgent, address }: Pick<CallContext, 'now' | 'userAgent' | 'address'>,
  accountId: string,
  isRemembered: boolean,
): Promise<OpenedSession | undefined> {
  const token = newToken();
  const id = randomUUID();
  const expiresAt = sessionEnd({ isRemembered, createdAt: now }, now);
  const opened = await putSession(tx, {
    ...{ id, accountId, isRemembered, userAgent },
    ...{ tokenHash: hashOfToken(token), rotationSecret: newToken() },
    network: maskedNetwork(address),
    ...{ now: now.toISOString(), expiresAt: expiresAt.toISOString() },
    others: MOST_SESSIONS - 1,
  });
  for (const { endedId } of opened) if (endedId !== null) await announceSession(tx, endedId);
  return opened.length === 0 ? undefined : { id, token, isRemembered, expiresAt };
}

/** Writes a session with its token, ends the oldest ones, and returns a row for each of these, or one without. */
const putSession = writtenOnce<{ endedId: string | null }>((later) => {
  const accountId = sql`${later('accountId')}::uuid`;
  const now = sql`${later('now')}::timestamptz`;
  return sql`
    with opened as (
      insert into account_session (id, account_id, is_remembered, rotation_secret, user_agent, network, created_at,
        last_used_at, expires_at)
      select ${later('id')}::uuid, id, ${later('isRemembered')}::boolean, ${later('rotationSecret')},
        ${later('userAgent')}, ${later('network')}, ${now}, ${now}, ${later('expiresAt')}::timestamptz
      from account where id = ${accountId} and is_active
      returning id
    ), given as (
      insert into refresh_token (token_hash, session_id, created_at)
      select ${later('tokenHash')}, id, ${now} from opened
    ), ended as (
      update account_session set ended_at = ${now}
      where exists (select from opened) and id in (
        select id from account_session
        where account_id = ${accountId} and ended_at is null and expires_at > ${now}
        order by created_at desc, id desc offset ${later('others')}
      )
      returning id
    )
    select ended.id as "endedId" from opened left join ended on true`;
});

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
