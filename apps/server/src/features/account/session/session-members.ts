import type { Caller } from '@ayrac/domain/access.ts';
import { announce } from '#server/cache/announce.ts';
import { ExpiringCache } from '#server/cache/expiring-cache.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { findSessionMember, type SessionMember } from '../queries.ts';
import type { AccessClaims } from './access-token.ts';

const FRESH_MS = 3_000;
const MOST = 20_000;

/**
 * Members by session, cached for three seconds and dropped when a node announces a change. The end of a session or a
 * change of role takes effect everywhere within three seconds, even if the announcement is lost.
 */
export class SessionMembers {
  readonly #db: Database;
  readonly #known = new ExpiringCache<string, SessionMember | null>({
    most: MOST,
    keepMs: FRESH_MS,
    clock: () => performance.now(),
  });

  constructor(db: Database) {
    this.#db = db;
  }

  find(sessionId: string, now: Date): Promise<SessionMember | null> {
    return this.#known.get(sessionId, () => findSessionMember(this.#db, sessionId, now));
  }

  /**
   * Finds the member of a token, if the token matches the account's current role and brand. A token that contradicts
   * the cache may be newer than the cache entry, so the database is asked again.
   */
  async findHolder(token: AccessClaims, now: Date): Promise<SessionMember | null> {
    const agrees = ({ id, role, brandId }: SessionMember) =>
      id === token.id && role === token.roles && brandId === token.brand;
    const known = await this.find(token.sid, now);
    if (known === null || agrees(known)) return known;
    this.#known.forget(token.sid);
    const member = await this.find(token.sid, now);
    return member !== null && agrees(member) ? member : null;
  }

  /** Whether a caller is still the member with the role that was identified. */
  async isStill(caller: Caller, now: Date): Promise<boolean> {
    if (caller.kind !== 'member') return caller.kind === 'anonymous';
    const member = await this.find(caller.sessionId, now);
    if (member === null) return false;
    const { id, role, brandId } = member;
    return id === caller.id && role === caller.role && brandId === (caller.brandId ?? null);
  }

  /** Drops the cached sessions named by the tags; all of them for null, when the changes are unknown. */
  drop(tags: readonly string[] | null): void {
    if (tags === null || tags.includes(SESSIONS_TAG)) this.#known.clear();
    else for (const tag of tags) this.#known.forget(tag.replace(SESSION_TAG, ''));
  }
}

const SESSIONS_TAG = 'sessions';
const SESSION_TAG = 'session:';

/** Whether announced tags may concern the end or the rights of a session. */
export function concernsSessions(tags: readonly string[] | null): boolean {
  return tags === null || tags.some((tag) => tag === SESSIONS_TAG || tag.startsWith(SESSION_TAG));
}

/** Announces at commit that this session ended. */
export function announceSession(tx: Executor, sessionId: string): Promise<void> {
  return announce(tx, [`${SESSION_TAG}${sessionId}`]);
}

/** Announces at commit that an account's rights changed. This is rare, so every cached session is dropped. */
export function announceAccount(tx: Executor): Promise<void> {
  return announce(tx, [SESSIONS_TAG]);
}
