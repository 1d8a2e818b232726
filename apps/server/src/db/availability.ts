import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseAway } from './trouble.ts';

const PAUSE_MS = 250;

export interface AvailabilityOptions {
  /** Asks the database for a sign of life; rejects when none comes in time. */
  readonly ask: () => Promise<void>;
  /** For how many milliseconds nothing may be heard before a doubt is worth a question. */
  readonly quietMs: number;
  /** Whether nobody needs to know any more. */
  readonly isOver: () => boolean;
  /** Hears of each question that stayed without answer, and how many did so one after the other. */
  readonly onSilence: (reason: DatabaseAway, times: number) => void;
}

/**
 * Knows whether the database answers. Whoever is in doubt says so; then, if nothing was heard of late, one question
 * at a time is asked, and when it stays without answer the database is away until one is answered, or anything is heard.
 */
export class Availability {
  readonly #options: AvailabilityOptions;
  #heardAt = performance.now();
  #isAsking = false;
  #reason: DatabaseAway | undefined;

  constructor(options: AvailabilityOptions) {
    this.#options = options;
  }

  /** Why the database counts as away; undefined while it is there. */
  get reason(): DatabaseAway | undefined {
    return this.#reason;
  }

  /** Notes that the database has said something. */
  heard(): void {
    this.#heardAt = performance.now();
    this.#reason = undefined;
  }

  /** Notes that something takes long. */
  doubt(): void {
    if (performance.now() - this.#heardAt >= this.#options.quietMs) this.#askUntilAnswered();
  }

  /** Notes that a connection broke, or that none was to be had: what was heard before counts no more. */
  lost(): void {
    this.#heardAt = Number.NEGATIVE_INFINITY;
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

  async #failureOfAsking(): Promise<DatabaseAway | undefined> {
    const asked = performance.now();
    try {
      await this.#options.ask();
      this.heard();
    } catch (error) {
      // Where this process itself was too busy to hear, an answer to something else may lie ready.
      await nextTurn();
      if (this.#heardAt < asked) return new DatabaseAway(error);
    }
    return undefined;
  }
}
