import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseUnavailable } from './trouble.ts';

const PAUSE_MS = 250;

export interface AvailabilityOptions {
  /** Checks that the database responds; rejects when it does not respond in time. */
  readonly ask: () => Promise<void>;
  /** How long the database must have been silent before a doubt causes a check, in milliseconds. */
  readonly quietMs: number;
  /** Whether checks may end because the pool is closing. */
  readonly isOver: () => boolean;
  /** Called after each failed check, with the number of consecutive failures. */
  readonly onSilence: (reason: DatabaseUnavailable, times: number) => void;
}

/**
 * Tracks whether the database responds. Callers report doubts. If nothing has been received lately, a check runs, never
 * more than one at a time. After a failed check the database counts as unavailable until a check succeeds or any data arrives.
 */
export class Availability {
  readonly #options: AvailabilityOptions;
  #lastDataAt = performance.now();
  #isAsking = false;
  #reason: DatabaseUnavailable | undefined;

  constructor(options: AvailabilityOptions) {
    this.#options = options;
  }

  /** Why the database counts as unavailable; undefined while it is available. */
  get reason(): DatabaseUnavailable | undefined {
    return this.#reason;
  }

  /** Reports that data arrived from the database. */
  received(): void {
    this.#lastDataAt = performance.now();
    this.#reason = undefined;
  }

  /** Reports that something takes long. */
  doubt(): void {
    if (performance.now() - this.#lastDataAt >= this.#options.quietMs) this.#askUntilAnswered();
  }

  /** Reports that a connection broke or could not be opened. Data received earlier no longer proves anything. */
  lost(): void {
    this.#lastDataAt = Number.NEGATIVE_INFINITY;
    this.#askUntilAnswered();
  }

  async #askUntilAnswered(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    for (let times = 1; !this.#options.isOver(); times += 1) {
      const failure = await this.#failureOfAsking();
      if (failure === undefined) break;
      this.#reason = failure;
      this.#options.onSilence(failure, times);
      await delay(PAUSE_MS, undefined, { ref: false });
    }
    this.#reason = undefined;
    this.#isAsking = false;
  }

  async #failureOfAsking(): Promise<DatabaseUnavailable | undefined> {
    const askedAt = performance.now();
    try {
      await this.#options.ask();
      this.received();
    } catch (error) {
      // If this process was too busy to read its sockets, a response to another query may be waiting there.
      await nextTurn();
      if (this.#lastDataAt < askedAt) return new DatabaseUnavailable(error);
    }
    return undefined;
  }
}
