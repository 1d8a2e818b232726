import { endsSession } from '@ayrac/domain/account/session-end.ts';
import type { RefusedCall } from '../calls/transport.ts';
import { createExpiryTimer } from './expiry-timer.ts';
import { createHeldSession } from './held-session.ts';
import type { KeeperParts, SessionEvent } from './keeper-parts.ts';
import { createRefresh, isUnanswered } from './session-refresh.ts';

const PAUSES_MS = [1_000, 3_000];

export type Keeper = ReturnType<typeof createKeeper>;

/** Keeps one tab's session fresh and in step with the other tabs. */
export function createKeeper(parts: KeeperParts) {
  const { store, calls, clock } = parts;
  // The result does not matter here: the token is still valid for a while, and a call that is refused refreshes again.
  const timer = createExpiryTimer(parts, () => void refresh(clock()));
  const session = createHeldSession(parts, timer);
  const refresh = createRefresh(parts, session);
  let finding: Promise<void> | undefined;

  /**
   * Asks the server who is signed in, and refreshes an expired access token first. Retries after each of the pauses
   * while the server does not answer, then publishes an anonymous session.
   */
  async function find(pauses: readonly number[]): Promise<void> {
    const since = clock();
    try {
      session.hold(await calls.getCurrentUser());
    } catch (error) {
      const outcome = isUnanswered(error) ? 'lost' : await refresh(since);
      if (outcome !== 'lost') return;
      const [pause, ...rest] = pauses;
      if (pause === undefined) return session.publishAnonymous();
      await parts.pause(pause);
      await find(rest);
    }
  }

  return {
    /** Asks the server who is signed in. Concurrent calls share one request. */
    begin: (): Promise<void> => {
      finding ??= find(PAUSES_MS).finally(() => {
        finding = undefined;
      });
      return finding;
    },

    /** Takes over a session that a login has just returned. */
    take: session.holdAndEmit,

    /** Handles a message of another tab. */
    hear: (event: SessionEvent): void => {
      const before = store.read();
      if (event.kind === 'held') session.hold(event.told);
      else session.end();
      if (before.kind !== 'authenticated') return;
      // The page shows and stores data of a person who is no longer signed in.
      if (event.kind === 'held' && event.told.user.id === before.user.id) return;
      if (event.kind === 'ended') return;
      parts.clearTab('nothing');
      parts.leave();
    },

    /** Called when the tab becomes visible again. */
    seen: (): void => {
      session.setLeaving(false);
      if (store.read().kind !== 'authenticated') return;
      if (parts.holdsSession()) timer.seen();
      else session.end();
    },

    /** Handles a refused call: repeats it after a refresh, or throws its refusal. */
    mend: async ({ problem, path, sentAt, again }: RefusedCall): Promise<unknown> => {
      if (problem.status === 403 && endsSession(path)) {
        await calls.logout().catch(() => undefined);
        session.endEverywhere();
      }
      const isKnown = store.read().kind === 'authenticated';
      if (problem.code !== 'unauthenticated' || !(isKnown || parts.holdsSession())) throw problem;
      const outcome = await refresh(sentAt);
      if (outcome === 'held') return again();
      if (outcome === 'lost') session.publishAnonymous();
      throw problem;
    },

    /** Signs out. If the server does not answer, the session goes on and the error is thrown. */
    signOut: async (to: string): Promise<void> => {
      session.setLeaving(true);
      await calls.logout().catch((error) => {
        if (!isUnanswered(error)) return;
        session.setLeaving(false);
        throw error;
      });
      timer.stop();
      parts.forget();
      parts.clearTab('nothing');
      parts.emit({ kind: 'left' });
      // The new document starts without a session.
      parts.leave(to);
    },
  };
}
