import type { HeldSession } from './held-session.ts';
import type { KeeperParts } from './keeper-parts.ts';

/** Outcome of a refresh. `lost` means that the server did not answer. */
export type Outcome = 'held' | 'ended' | 'lost';

const LOCK = 'session';
/** Time in which an event reaches the other tabs, in milliseconds. */
const HEARING_MS = 100;

/**
 * Creates the function that refreshes the session, once for all concurrent callers and across tabs, unless it was
 * renewed after `since`.
 */
export function createRefresh(parts: KeeperParts, session: HeldSession) {
  const { calls } = parts;
  let refreshing: Promise<Outcome> | undefined;

  async function refreshUnlessDone(since: number, hadToWait: boolean): Promise<Outcome> {
    if (session.isNewerThan(since)) return 'held';
    // Another tab has just refreshed. The server knows the result before that tab's event arrives.
    if (hadToWait && (await isHeld())) return 'held';
    try {
      session.holdAndEmit(await calls.refreshSession());
      return 'held';
    } catch (error) {
      if (isUnanswered(error)) return 'lost';
      session.endEverywhere();
      return 'ended';
    }
  }

  async function isHeld(): Promise<boolean> {
    try {
      session.hold(await calls.getCurrentUser());
      return true;
    } catch {
      return false;
    }
  }

  return (since: number): Promise<Outcome> => {
    refreshing ??= inTurn(parts, (hadToWait) => refreshUnlessDone(since, hadToWait)).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
}

/** Whether an error says nothing about the session: no answer, rate limit or server error. */
export function isUnanswered(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status === 0 || status === 429 || status >= 500;
}

/** Runs work in one tab at a time. The lock is held until the other tabs have received the event. */
function inTurn(
  { locks, pause }: Pick<KeeperParts, 'locks' | 'pause'>,
  work: (hadToWait: boolean) => Promise<Outcome>,
): Promise<Outcome> {
  if (locks === undefined) return work(false);
  return new Promise((resolve, reject) => {
    const turn = async (hadToWait: boolean) => {
      resolve(await work(hadToWait));
      await pause(HEARING_MS);
      return true;
    };
    locks
      .request(LOCK, { ifAvailable: true }, (lock) => lock !== null && turn(false))
      .then((hasRun) => hasRun || locks.request(LOCK, () => turn(true)))
      .catch(reject);
  });
}
