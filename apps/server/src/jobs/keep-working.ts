import { Bell } from './bell.ts';

/** How long to rest where nothing was due, in milliseconds. */
export const EVERY_MS = 1_000;

/** What a node does for as long as it runs. */
export interface Working {
  /** Waits for the turn under way, then stops; another node goes on where this one was. */
  readonly stop: () => Promise<void>;
}

/** Is told of turns that failed. */
export interface WorkLog {
  readonly error: (details: object, message: string) => void;
}

interface Work {
  /** As the log calls it. */
  readonly name: string;
  /** Does what is due, and answers for how many milliseconds to rest. */
  readonly turn: () => Promise<number>;
  /** How long to rest after a turn that failed. */
  readonly troubleMs: number;
  /** Ends a rest at once; nothing does without it. */
  readonly bell?: Bell;
}

/** Looks again and again for what is due, until it is stopped; several nodes may. */
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
        log.error({ err: error }, name);
        return troubleMs;
      });
      if (pause > 0 && !isStopped) await bell.wait(known, pause);
    }
  }
}

/** A turn that does one batch, where there is one. Visitors come first: as long as it took, none follows it. */
export function batchByBatch(batch: () => Promise<boolean>): () => Promise<number> {
  return async () => {
    const began = performance.now();
    return (await batch()) ? performance.now() - began : EVERY_MS;
  };
}

/** How long to rest until the next that is due, in milliseconds; null where nothing is known to be. */
export function restUntil(
  due: Date | null,
  now: Date,
  { leastMs, mostMs }: { readonly leastMs: number; readonly mostMs: number },
): number {
  const left = due === null ? mostMs : due.getTime() - now.getTime();
  return Math.min(Math.max(left, leastMs), mostMs);
}
