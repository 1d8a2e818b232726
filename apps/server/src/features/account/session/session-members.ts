import { announce } from '#server/cache/announce.ts';
import { RecentAnswers } from '#server/cache/recent-answers.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { findSessionMember, type SessionMember } from '../queries.ts';

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

  /** Forgets what a change was told of; null when nobody knows what has changed. */
  drop(tags: readonly string[] | null): void {
    if (tags === null || tags.includes(SESSIONS_TAG)) this.#known.clear();
    else for (const tag of tags) this.#known.forget(tag.replace(/^session:/, ''));
  }
}

const SESSIONS_TAG = 'sessions';

/** Tells every node, at commit, that this session ended. */
export function announceSession(tx: Executor, sessionId: string): Promise<void> {
  return announce(tx, [`session:${sessionId}`]);
}

/** Tells every node, at commit, that an account changed in what its sessions may do: rarely enough to ask for all anew. */
export function announceAccount(tx: Executor): Promise<void> {
  return announce(tx, [SESSIONS_TAG]);
}
