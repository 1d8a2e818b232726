import { setTimeout as delay } from 'node:timers/promises';

/** A time by which work has to be done. */
export interface Deadline {
  /** The result, or the error that says it came too late; the work goes on unheard. */
  readonly keep: <Result>(result: Promise<Result>) => Promise<Result>;
  /** Stops the clock. */
  readonly stop: () => void;
}

/** Starts a deadline in milliseconds from now; `late` makes the error. */
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
