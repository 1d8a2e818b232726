import type { KeeperParts } from './keeper-parts.ts';

const AHEAD_MS = 60_000;
// The visitor's clock may be wrong by hours, so the delay is bounded by the token's lifetime and a minimum.
const SOONEST_MS = 30_000;
const LATEST_MS = 840_000;

export type ExpiryTimer = ReturnType<typeof createExpiryTimer>;

/**
 * Creates a timer that refreshes an access token shortly before it expires. A hidden tab refreshes only when it becomes
 * visible again, so that a forgotten tab does not keep the session alive.
 */
export function createExpiryTimer({ now, isSeen }: Pick<KeeperParts, 'now' | 'isSeen'>, refresh: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  function fire(): void {
    if (isSeen()) refresh();
    else isDue = true;
  }

  return {
    /** Starts anew, for a token that expires at an ISO instant. */
    start: (expiresAt: string): void => {
      isDue = false;
      clearTimeout(timer);
      const left = Date.parse(expiresAt) - now() - AHEAD_MS;
      timer = setTimeout(fire, Math.min(Math.max(left, SOONEST_MS), LATEST_MS));
    },
    stop: (): void => clearTimeout(timer),
    /** Called when the tab becomes visible again. */
    seen: (): void => {
      if (isDue) fire();
    },
  };
}
