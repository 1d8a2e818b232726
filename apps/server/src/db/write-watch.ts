import { setTimeout as delay } from 'node:timers/promises';
import type { Trouble } from './trouble.ts';
import type { WatchedPool } from './watched-pool.ts';

const PAUSE_MS = 1_000;

/** Leaves one row, as it found one. */
const PROBE = 'with gone as (delete from write_probe) insert into write_probe default values';

const ofWriting: ReadonlySet<Trouble> = new Set(['disk-full', 'disk-failed', 'read-only']);

/**
 * Knows for how long nothing could be written. After a write that the database had no place for it writes something
 * itself every second, until that is written and nobody else's write has failed meanwhile.
 */
export class WriteWatch {
  readonly #pool: WatchedPool;
  readonly #stopTelling: () => void;
  #failedSince: number | undefined;
  #lastFailedAt = 0;

  constructor(pool: WatchedPool) {
    this.#pool = pool;
    this.#stopTelling = pool.troubles.tell((trouble) => {
      if (ofWriting.has(trouble)) this.#failed();
    });
  }

  /** For how many milliseconds writes have failed; 0 while they do not. */
  get failingMs(): number {
    return this.#failedSince === undefined ? 0 : performance.now() - this.#failedSince;
  }

  stop(): void {
    this.#stopTelling();
  }

  #failed(): void {
    this.#lastFailedAt = performance.now();
    if (this.#failedSince !== undefined) return;
    this.#failedSince = this.#lastFailedAt;
    this.#writeUntilItStands();
  }

  async #writeUntilItStands(): Promise<void> {
    for (let looked = 0; this.#lastFailedAt >= looked && !this.#pool.ending; ) {
      looked = performance.now();
      await delay(PAUSE_MS, undefined, { ref: false });
      await this.#pool.query(PROBE).catch(() => this.#failed());
    }
    this.#failedSince = undefined;
  }
}
