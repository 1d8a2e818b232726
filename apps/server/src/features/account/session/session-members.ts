import type { Caller } from '@ayrac/domain/access.ts';
import { announce } from '#server/cache/announce.ts';
import { RecentAnswers } from '#server/cache/recent-answers.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { findSessionMember, type SessionMember } from '../queries.ts';
import type { AccessClaims } from './access-token.ts';

const FRESH_MS = 3_000;
const MOST = 20_000;

/**
 * Who uses which session, asked again after three seconds, and at once when a node tells of a change: what ends a
 * session or changes a role bites everywhere within these three seconds, even where the telling was lost.
 */
export class SessionMembers {
  readonly #db: Database;
  readonly #known = new RecentAnswers<string, SessionMember | null>({
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
   * Whose token it is, if it tells what its account is now. One that does not agree with what is remembered may be
   * newer than that, when it was given before the news of its change came back: then it is asked again.
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

  /** Whether a caller is still who they were when they were identified. */
  async isStill(caller: Caller, now: Date): Promise<boolean> {
    if (caller.kind !== 'member') return caller.kind === 'anonymous';
    const member = await this.find(caller.sessionId, now);
    if (member === null) return false;
    const { id, role, brandId } = member;
    return id === caller.id && role === caller.role && brandId === (caller.brandId ?? null);
  }

  /** Forgets what a change was told of; null when nobody knows what has changed. */
  drop(tags: readonly string[] | null): void {
    if (tags === null || tags.includes(SESSIONS_TAG)) this.#known.clear();
    else for (const tag of tags) this.#known.forget(tag.replace(SESSION_TAG, ''));
  }
}

const SESSIONS_TAG = 'sessions';
const SESSION_TAG = 'session:';

/** Whether a change that was told of may have ended a session, or changed what it may do. */
export function concernsSessions(tags: readonly string[] | null): boolean {
  return tags === null || tags.some((tag) => tag === SESSIONS_TAG || tag.startsWith(SESSION_TAG));
}

/** Tells every node, at commit, that this session ended. */
export function announceSession(tx: Executor, sessionId: string): Promise<void> {
  return announce(tx, [`${SESSION_TAG}${sessionId}`]);
}

/** Tells every node, at commit, that an account changed in what its sessions may do: rarely enough to ask for all anew. */
export function announceAccount(tx: Executor): Promise<void> {
  return announce(tx, [SESSIONS_TAG]);
}
