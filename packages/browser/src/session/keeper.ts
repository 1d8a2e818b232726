import { endsSession } from '@ayrac/domain/account/session-end.ts';
import type { RefusedCall } from '../calls/transport.ts';
import type { SessionStore, SessionUser } from './session.ts';

/** A session as the server returns it. */
export interface SessionReply {
  readonly user: SessionUser;
  /** Expiry of the access token, as an ISO instant. */
  readonly expiresAt: string;
}

/**
 * Message between tabs: the session is valid, has ended, or was ended by signing out. Its names must not change, because
 * tabs that were opened before a release exchange messages with those opened after it.
 */
export type SessionEvent =
  | { readonly kind: 'held'; readonly told: SessionReply }
  | { readonly kind: 'ended' | 'left' };

/** Dependencies of the keeper. Tests pass their own. */
export interface KeeperParts {
  readonly store: SessionStore;
  /** The session's own calls, without the retry after a refresh. */
  readonly calls: {
    readonly getCurrentUser: () => Promise<SessionReply>;
    readonly refreshSession: () => Promise<SessionReply>;
    readonly logout: () => Promise<unknown>;
  };
  /** `clock` is monotonic, `now` is the time of day. Both are in milliseconds. */
  readonly clock: () => number;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
  /** Web Locks, by which one tab refreshes at a time. Without them each tab refreshes for itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly emit: (event: SessionEvent) => void;
  readonly holdsSession: () => boolean;
  /** Removes what the browser remembers of the person. The server's responses clear the cookies. */
  readonly forget: () => void;
  /**
   * Removes what this tab stores: unsent forms, searches and viewed campaigns. `own` keeps the drafts of accounts,
   * because the person did not sign out and finds them again after the next sign-in.
   */
  readonly clearTab: (left: 'nothing' | 'own') => void;
  /** Whether the tab is visible. */
  readonly isSeen: () => boolean;
  /** Opens another document. Without an address it opens the same page again, as an anonymous visitor. */
  readonly leave: (address?: string) => void;
}

/** Outcome of a refresh. `lost` means that the server did not answer. */
type Outcome = 'held' | 'ended' | 'lost';

const LOCK = 'session';
const AHEAD_MS = 60_000;
// The visitor's clock may be wrong by hours, so the delay is bounded by the token's lifetime and a minimum.
const SOONEST_MS = 30_000;
const LATEST_MS = 840_000;
const PAUSES_MS = [1_000, 3_000];
/** Time in which an event reaches the other tabs, in milliseconds. */
const HEARING_MS = 100;

/** Keeps one tab's session fresh and in step with the other tabs. */
export function createKeeper(parts: KeeperParts) {
  const { store, calls, clock } = parts;
  let heldAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<Outcome> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isLeaving = false;

  function hold(reply: SessionReply): void {
    heldAt = clock();
    isDue = false;
    clearTimeout(timer);
    const left = Date.parse(reply.expiresAt) - parts.now() - AHEAD_MS;
    timer = setTimeout(refreshAhead, Math.min(Math.max(left, SOONEST_MS), LATEST_MS));
    const before = store.read();
    const isSame =
      before.kind === 'authenticated' && JSON.stringify(before.user) === JSON.stringify(reply.user);
    if (!isSame) store.publish({ kind: 'authenticated', user: reply.user });
  }

  function holdAndEmit(reply: SessionReply): void {
    hold(reply);
    parts.emit({ kind: 'held', told: reply });
  }

  function end(): void {
    clearTimeout(timer);
    parts.forget();
    parts.clearTab('own');
    publishAnonymous();
  }

  /** Not while the page is left after signing out: page guards would redirect first, and elsewhere. */
  function publishAnonymous(): void {
    if (!isLeaving) store.publish({ kind: 'anonymous' });
  }

  /** The specification's "logout" event. */
  function endEverywhere(): void {
    end();
    parts.emit({ kind: 'ended' });
  }

  /**
   * A hidden tab refreshes only when it becomes visible again, so that a forgotten tab does not keep the session alive.
   */
  function refreshAhead(): void {
    if (!parts.isSeen()) isDue = true;
    // The result does not matter here: the token is still valid for a while, and a call that is refused refreshes
    // again.
    else void refresh(clock());
  }

  /** Refreshes once for all concurrent callers, across tabs. */
  function refresh(since: number): Promise<Outcome> {
    refreshing ??= inTurn((hadToWait) => refreshUnlessDone(since, hadToWait)).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  async function refreshUnlessDone(since: number, hadToWait: boolean): Promise<Outcome> {
    if (heldAt > since) return 'held';
    // Another tab has just refreshed. The server knows the result before that tab's event arrives.
    if (hadToWait && (await isHeld())) return 'held';
    try {
      holdAndEmit(await calls.refreshSession());
      return 'held';
    } catch (error) {
      if (isUnanswered(error)) return 'lost';
      endEverywhere();
      return 'ended';
    }
  }

  async function isHeld(): Promise<boolean> {
    try {
      hold(await calls.getCurrentUser());
      return true;
    } catch {
      return false;
    }
  }

  /** Runs work in one tab at a time. The lock is held until the other tabs have received the event. */
  function inTurn(work: (hadToWait: boolean) => Promise<Outcome>): Promise<Outcome> {
    const { locks } = parts;
    if (locks === undefined) return work(false);
    return new Promise((resolve, reject) => {
      const turn = async (hadToWait: boolean) => {
        resolve(await work(hadToWait));
        await parts.pause(HEARING_MS);
        return true;
      };
      locks
        .request(LOCK, { ifAvailable: true }, (lock) => lock !== null && turn(false))
        .then((hasRun) => hasRun || locks.request(LOCK, () => turn(true)))
        .catch(reject);
    });
  }

  /**
   * Asks the server who is signed in, and refreshes an expired access token first. Retries after each of the pauses
   * while the server does not answer, then publishes an anonymous session.
   */
  async function find(pauses: readonly number[]): Promise<void> {
    const since = clock();
    try {
      hold(await calls.getCurrentUser());
    } catch (error) {
      const outcome = isUnanswered(error) ? 'lost' : await refresh(since);
      if (outcome !== 'lost') return;
      const [pause, ...rest] = pauses;
      if (pause === undefined) return publishAnonymous();
      await parts.pause(pause);
      await find(rest);
    }
  }

  let finding: Promise<void> | undefined;

  return {
    /** Asks the server who is signed in. Concurrent calls share one request. */
    begin: (): Promise<void> => {
      finding ??= find(PAUSES_MS).finally(() => {
        finding = undefined;
      });
      return finding;
    },

    /** Takes over a session that a login has just returned. */
    take: holdAndEmit,

    /** Handles a message of another tab. */
    hear: (event: SessionEvent): void => {
      const before = store.read();
      if (event.kind === 'held') hold(event.told);
      else end();
      if (before.kind !== 'authenticated') return;
      // The page shows and stores data of a person who is no longer signed in.
      if (event.kind === 'held' && event.told.user.id === before.user.id) return;
      if (event.kind === 'ended') return;
      parts.clearTab('nothing');
      parts.leave();
    },

    /** Called when the tab becomes visible again. */
    seen: (): void => {
      isLeaving = false;
      if (store.read().kind !== 'authenticated') return;
      if (!parts.holdsSession()) end();
      else if (isDue) refreshAhead();
    },

    /** Handles a refused call: repeats it after a refresh, or throws its refusal. */
    mend: async ({ problem, path, sentAt, again }: RefusedCall): Promise<unknown> => {
      if (problem.status === 403 && endsSession(path)) await leaveSession();
      if (problem.code !== 'unauthenticated' || !(isKnown() || parts.holdsSession())) throw problem;
      const outcome = await refresh(sentAt);
      if (outcome === 'held') return again();
      if (outcome === 'lost') publishAnonymous();
      throw problem;
    },

    /** Signs out. If the server does not answer, the session goes on and the error is thrown. */
    signOut: async (to: string): Promise<void> => {
      isLeaving = true;
      await calls.logout().catch((error) => {
        if (!isUnanswered(error)) return;
        isLeaving = false;
        throw error;
      });
      clearTimeout(timer);
      parts.forget();
      parts.clearTab('nothing');
      parts.emit({ kind: 'left' });
      // The new document starts without a session.
      parts.leave(to);
    },
  };

  function isKnown(): boolean {
    return store.read().kind === 'authenticated';
  }

  async function leaveSession(): Promise<void> {
    await calls.logout().catch(() => undefined);
    endEverywhere();
  }
}

export type Keeper = ReturnType<typeof createKeeper>;

/** Whether an error says nothing about the session: no answer, rate limit or server error. */
function isUnanswered(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status === 0 || status === 429 || status >= 500;
}
