import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { placeBatch } from './place-branch.ts';

const EVERY_MS = 1_000;
const TROUBLE_MS = 3_000;

/** What this node lists anew of large branches. */
export interface Placing {
  /** Waits for the batch under way, then stops; another node goes on where this one was. */
  readonly stop: () => Promise<void>;
}

/** Is told of batches that failed. */
interface PlacingLog {
  readonly error: (details: object, message: string) => void;
}

/** Looks again and again for branches to place, for as long as it runs; several nodes may. */
export function startPlacing(db: Database, clock: () => Date, log: PlacingLog): Placing {
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
      const began = performance.now();
      const pause = await placeBatch(db, clock()).then(
        // Visitors come first: as long as a batch took, none follows it.
        (isDone) => (isDone ? performance.now() - began : EVERY_MS),
        (error: unknown) => {
          log.error({ err: error }, 'campaigns of a category');
          return TROUBLE_MS;
        },
      );
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
}
