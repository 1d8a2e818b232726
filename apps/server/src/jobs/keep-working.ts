import { Bell } from './bell.ts';

/** Pause when nothing was due, in milliseconds. */
export const EVERY_MS = 1_000;

/** A background loop of this node. */
export interface Working {
  /** Waits for the turn in progress, then stops. Another node continues the work. */
  readonly stop: () => Promise<void>;
}

/** Log of failed background work. */
export interface WorkLog {
  readonly error: (details: object, message: string) => void;
}

interface Work {
  /** Message under which a failure is logged. */
  readonly name: string;
  /** Does the due work and returns how long to pause, in milliseconds. */
  readonly turn: () => Promise<number>;
  /** Pause after a failed turn, in milliseconds. */
  readonly troubleMs: number;
  /** Ends a pause early. Without a bell, every pause lasts its full time. */
  readonly bell?: Bell;
}

/** Runs turns until it is stopped. Several nodes may do so at the same time. */
export function keepWorking({ name, turn, troubleMs, bell = new Bell() }: Work, log: WorkLog): Working {
  let isStopped = false;
  const running = run();
  return {
    stop: async () => {
      isStopped = true;
      bell.ring();
      await running;
    },
  };

  async function run(): Promise<void> {
    while (!isStopped) {
      const known = bell.rings;
      const pause = await turn().catch((error: unknown) => {
        log.error({ err: error }, `background work failed: ${name}`);
        return troubleMs;
      });
      if (pause > 0 && !isStopped) await bell.wait(known, pause);
    }
  }
}

/**
 * Makes a turn that runs one batch, if there is one. It then pauses as long as the batch took, so that visitors come
 * first.
 */
export function batchByBatch(batch: () => Promise<boolean>): () => Promise<number> {
  return async () => {
    const began = performance.now();
    return (await batch()) ? performance.now() - began : EVERY_MS;
  };
}

/**
 * Returns the pause until `due` in milliseconds, between `leastMs` and `mostMs`; `mostMs` when nothing is known to be
 * due.
 */
export function restUntil(
  due: Date | null,
  now: Date,
  { leastMs, mostMs }: { readonly leastMs: number; readonly mostMs: number },
): number {
  const left = due === null ? mostMs : due.getTime() - now.getTime();
  return Math.min(Math.max(left, leastMs), mostMs);
}
