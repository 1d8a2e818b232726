import type { ExpiryTimer } from './expiry-timer.ts';
import type { KeeperParts, SessionReply } from './keeper-parts.ts';

export type HeldSession = ReturnType<typeof createHeldSession>;

/** Creates the session of one tab: takes over what the server returns, and ends here or in all tabs. */
export function createHeldSession(parts: KeeperParts, timer: ExpiryTimer) {
  const { store, clock } = parts;
  let heldAt = Number.NEGATIVE_INFINITY;
  let isLeaving = false;

  function hold(reply: SessionReply): void {
    heldAt = clock();
    timer.start(reply.expiresAt);
    const before = store.read();
    const isSame =
      before.kind === 'authenticated' && JSON.stringify(before.user) === JSON.stringify(reply.user);
    if (!isSame) store.publish({ kind: 'authenticated', user: reply.user });
  }

  /** Not while the page is left after signing out: page guards would redirect first, and elsewhere. */
  function publishAnonymous(): void {
    if (!isLeaving) store.publish({ kind: 'anonymous' });
  }

  function end(): void {
    timer.stop();
    parts.forget();
    parts.clearTab('own');
    publishAnonymous();
  }

  return {
    hold,
    holdAndEmit: (reply: SessionReply): void => {
      hold(reply);
      parts.emit({ kind: 'held', told: reply });
    },
    /** Whether a session was taken over after an instant of the monotonic clock. */
    isNewerThan: (since: number): boolean => heldAt > since,
    publishAnonymous,
    end,
    /** The specification's "logout" event. */
    endEverywhere: (): void => {
      end();
      parts.emit({ kind: 'ended' });
    },
    /** Notes whether the page is being left after signing out. */
    setLeaving: (leaving: boolean): void => {
      isLeaving = leaving;
    },
  };
}
