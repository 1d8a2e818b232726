import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { sendBatch } from './send-batch.ts';

const EVERY_MS = 1_000;
const TROUBLE_MS = 5_000;

/** What this node sends of the newsletter's editions. */
export interface Sending {
  /** Waits for the batch under way, then stops; another node goes on where this one was. */
  readonly stop: () => Promise<void>;
}

/** Is told of batches that failed. */
interface SendingLog {
  readonly error: (details: object, message: string) => void;
}

/** Looks again and again for editions that are due, for as long as it runs; several nodes may. */
export function startSending(db: Database, services: Services, log: SendingLog): Sending {
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
      const pause = await sendBatch(db, services).then(
        // Visitors come first: as long as a batch took, none follows it.
        (isDone) => (isDone ? performance.now() - began : EVERY_MS),
        (error: unknown) => {
          log.error({ err: error }, 'editions of the newsletter');
          return TROUBLE_MS;
        },
      );
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
}
