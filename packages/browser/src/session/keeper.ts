import { endsSession } from '@ayrac/domain/account/session-end.ts';
import type { RefusedCall } from '../calls/transport.ts';
import type { SessionStore, SessionUser } from './session.ts';

/** What the server says of a session. */
export interface ToldSession {
  readonly user: SessionUser;
  /** When the access token ends, ISO. */
  readonly expiresAt: string;
}

/** What one tab tells the others: that the session holds, has ended, or was left by the person's own deed. */
export type SessionEvent =
  | { readonly kind: 'held'; readonly told: ToldSession }
  | { readonly kind: 'ended' | 'left' };

/** What the keeper takes from its surroundings; tests pass their own. */
export interface KeeperParts {
  readonly store: SessionStore;
  /** The calls themselves, which nobody mends. */
  readonly calls: {
    readonly getCurrentUser: () => Promise<ToldSession>;
    readonly refreshSession: () => Promise<ToldSession>;
    readonly logout: () => Promise<unknown>;
  };
  /** Milliseconds that only ever grow, and the time of day. */
  readonly clock: () => number;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
  /** One tab at a time; a browser without locks leaves each tab to itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly tell: (event: SessionEvent) => void;
  readonly holdsSession: () => boolean;
  /** Clears what the browser remembers of the person; the cookies are cleared by the server's answers. */
  readonly forget: () => void;
  /**
   * Clears what this tab has written down: forms that were not sent, what was searched and looked at. Where nobody
   * signed out, what waits for one account alone is left: it opens to whoever signs in to that account again.
   */
  readonly clearTab: (left: 'nothing' | 'own') => void;
  /** Whether somebody looks at the tab. */
  readonly isSeen: () => boolean;
  /** Opens another document; without an address the same page as one that remembers nobody. */
  readonly leave: (address?: string) => void;
}

/** How a refresh ended: `lost` where no answer came. */
type Outcome = 'held' | 'ended' | 'lost';

const LOCK = 'session';
const AHEAD_MS = 60_000;
// The visitor's clock may be wrong by hours: a refresh is never further away than the token's life, nor at once.
const SOONEST_MS = 30_000;
const LATEST_MS = 840_000;
const PAUSES_MS = [1_000, 3_000];
/** By then an event has reached the other tabs. */
const HEARING_MS = 100;

/** Keeps the session of one tab, in step with the other tabs. */
export function createKeeper(parts: KeeperParts) {
  const { store, calls, clock } = parts;
  let heldAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<Outcome> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  function hold(told: ToldSession): void {
    heldAt = clock();
    isDue = false;
    clearTimeout(timer);
    const left = Date.parse(told.expiresAt) - parts.now() - AHEAD_MS;
    timer = setTimeout(refreshAhead, Math.min(Math.max(left, SOONEST_MS), LATEST_MS));
    const before = store.read();
    const isSame =
      before.kind === 'authenticated' && JSON.stringify(before.user) === JSON.stringify(told.user);
    if (!isSame) store.publish({ kind: 'authenticated', user: told.user });
  }

  function holdAndTell(told: ToldSession): void {
    hold(told);
    parts.tell({ kind: 'held', told });
  }

  function end(): void {
    clearTimeout(timer);
    parts.forget();
    parts.clearTab('own');
    store.publish({ kind: 'anonymous' });
  }

  /** What the specification calls the logout event. */
  function endEverywhere(): void {
    end();
    parts.tell({ kind: 'ended' });
  }

  /** Nobody looks: it waits until somebody does, so that a forgotten tab does not live for ever. */
  function refreshAhead(): void {
    if (!parts.isSeen()) isDue = true;
    // The token still holds for a while; a call that needs a new one asks again.
    else void refresh(clock());
  }

  /** One refresh for all who need one, over the tabs, too. */
  function refresh(since: number): Promise<Outcome> {
    refreshing ??= inTurn((hadToWait) => refreshUnlessDone(since, hadToWait)).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  async function refreshUnlessDone(since: number, hadToWait: boolean): Promise<Outcome> {
    if (heldAt > since) return 'held';
    // Another tab was at it; whether it succeeded, the server knows sooner than its event arrives.
    if (hadToWait && (await isHeld())) return 'held';
    try {
      holdAndTell(await calls.refreshSession());
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

  /** Work that one tab does at a time; the others wait until they have heard how it ended. */
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

  /** Asks who is signed in, and refreshes first where the access token has ended. */
  async function find(pauses: readonly number[]): Promise<void> {
    const since = clock();
    try {
      hold(await calls.getCurrentUser());
    } catch (error) {
      const outcome = isUnanswered(error) ? 'lost' : await refresh(since);
      if (outcome !== 'lost') return;
      const [pause, ...rest] = pauses;
      if (pause === undefined) return store.publish({ kind: 'anonymous' });
      await parts.pause(pause);
      await find(rest);
    }
  }

  let finding: Promise<void> | undefined;

  return {
    /** Finds out who is signed in, where the browser holds a session. */
    begin: (): Promise<void> => {
      finding ??= find(PAUSES_MS).finally(() => {
        finding = undefined;
      });
      return finding;
    },

    /** Takes a session that the server has just made. */
    take: holdAndTell,

    /** What another tab tells. */
    hear: (event: SessionEvent): void => {
      const before = store.read();
      if (event.kind === 'held') hold(event.told);
      else end();
      if (before.kind !== 'authenticated') return;
      // What the page shows and holds is somebody's who is not here any more.
      if (event.kind === 'held' && event.told.user.id === before.user.id) return;
      if (event.kind === 'ended') return;
      parts.clearTab('nothing');
      parts.leave();
    },

    /** Somebody looks at the tab again. */
    seen: (): void => {
      if (store.read().kind !== 'authenticated') return;
      if (!parts.holdsSession()) end();
      else if (isDue) refreshAhead();
    },

    /** Answers a refused call by another try after a refresh, or by its refusal. */
    mend: async ({ problem, path, sentAt, again }: RefusedCall): Promise<unknown> => {
      if (problem.status === 403 && endsSession(path)) await leaveSession();
      if (problem.code !== 'unauthenticated' || !(isKnown() || parts.holdsSession())) throw problem;
      const outcome = await refresh(sentAt);
      if (outcome === 'held') return again();
      if (outcome === 'lost') store.publish({ kind: 'anonymous' });
      throw problem;
    },

    /** Ends the session by the server's word; where the server does not answer, it goes on and the error says so. */
    signOut: async (to: string): Promise<void> => {
      await calls.logout().catch((error) => {
        if (isUnanswered(error)) throw error;
      });
      clearTimeout(timer);
      parts.forget();
      parts.clearTab('nothing');
      parts.tell({ kind: 'left' });
      // This tab's own state goes with the document: whoever guards a page would lead elsewhere first.
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

/** No answer, or one that says nothing of the session. */
function isUnanswered(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status === 0 || status === 429 || status >= 500;
}
