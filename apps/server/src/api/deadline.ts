import { setTimeout as delay } from 'node:timers/promises';

/** A time limit for asynchronous work. */
export interface Deadline {
  /**
   * Resolves like the given promise, or rejects when the time is up. The work itself is not cancelled; its late result
   * is ignored.
   */
  readonly keep: <Result>(result: Promise<Result>) => Promise<Result>;
  /** Cancels the timer. */
  readonly stop: () => void;
}

/** Starts a deadline `ms` milliseconds from now; `late` creates the error that it rejects with. */
export function startDeadline(ms: number, late: () => Error): Deadline {
  const stopped = new AbortController();
  const tooLate = delay(ms, undefined, { signal: stopped.signal }).then(() => {
    throw late();
  });
  tooLate.catch(() => undefined);
  return {
    keep: (result) => {
      result.catch(() => undefined);
      return Promise.race([result, tooLate]);
    },
    stop: () => stopped.abort(),
  };
}
