import { setTimeout as delay } from 'node:timers/promises';

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
}

/** Looks again and again for what is due, until it is stopped; several nodes may. */
export function keepWorking({ name, turn, troubleMs }: Work, log: WorkLog): Working {
  const stopping = new AbortController();
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = await turn().catch((error: unknown) => {
        log.error({ err: error }, name);
        return troubleMs;
      });
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
}
