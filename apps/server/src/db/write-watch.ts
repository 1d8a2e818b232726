import { setTimeout as delay } from 'node:timers/promises';
import type { Trouble } from './trouble.ts';
import type { WatchedPool } from './watched-pool.ts';

const PAUSE_MS = 1_000;

/** Replaces the only row of the probe table by a new one, so the table does not grow. */
const PROBE = 'with gone as (delete from write_probe) insert into write_probe default values';

const ofWriting: ReadonlySet<Trouble> = new Set(['disk-full', 'disk-failed', 'read-only']);

/**
 * Measures how long writes have been failing. After a write fails because the disk is full or broken, or because the
 * database is read-only, it writes a probe every second until the probe succeeds and no other write has failed in the
 * meantime.
 */
export class WriteWatch {
  readonly #pool: WatchedPool;
  readonly #unsubscribe: () => void;
  #failedSince: number | undefined;
  #lastFailedAt = 0;

  constructor(pool: WatchedPool) {
    this.#pool = pool;
    this.#unsubscribe = pool.troubles.subscribe((trouble) => {
      if (ofWriting.has(trouble)) this.#failed();
    });
  }

  /** How long writes have been failing, in milliseconds; 0 while they succeed. */
  get failingMs(): number {
    return this.#failedSince === undefined ? 0 : performance.now() - this.#failedSince;
  }

  stop(): void {
    this.#unsubscribe();
  }

  #failed(): void {
    this.#lastFailedAt = performance.now();
    if (this.#failedSince !== undefined) return;
    this.#failedSince = this.#lastFailedAt;
    this.#probeUntilWritable();
  }

  async #probeUntilWritable(): Promise<void> {
    for (let looked = 0; this.#lastFailedAt >= looked && !this.#pool.ending; ) {
      looked = performance.now();
      await delay(PAUSE_MS, undefined, { ref: false });
      await this.#pool.query(PROBE).catch(() => this.#failed());
    }
    this.#failedSince = undefined;
  }
}
