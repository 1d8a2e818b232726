import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { publishDue } from './publish-due.ts';

const EVERY_MS = 1_000;
const TROUBLE_MS = 3_000;

/** What this node publishes by the clock. */
export interface Publishing {
  /** Waits for the publication under way, then stops. */
  readonly stop: () => Promise<void>;
}

/** Is told of publications that failed. */
interface PublishingLog {
  readonly error: (details: object, message: string) => void;
}

/** Looks again and again for what is due, for as long as it runs; several nodes may. */
export function startPublishing(db: Database, clock: () => Date, log: PublishingLog): Publishing {
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
      const pause = await publishDue(db, clock()).then(
        () => EVERY_MS,
        (error: unknown) => {
          log.error({ err: error }, 'scheduled publications');
          return TROUBLE_MS;
        },
      );
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
}
