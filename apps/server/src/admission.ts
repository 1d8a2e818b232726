import { RefusalError } from '@ayrac/domain/refusal.ts';

/** Work that is admitted: `read` is an open call or makes a response for the cache, `quote` takes a quote request. */
export type AdmittedWork = 'read' | 'quote';

/** More at once would not be faster on one thread, and each of them would take longer. */
const AT_ONCE = 12;
/** Weight of the latest interval in the mean. */
const NEWEST = 0.1;
/** Share of the longest wait after which work is refused. Quote requests are the last. */
const PATIENCE: Readonly<Record<AdmittedWork, number>> = { read: 0.5, quote: 1 };

interface Waiting {
  readonly kind: AdmittedWork;
  readonly since: number;
  readonly start: () => void;
  readonly refuse: (error: RefusalError) => void;
}

/**
 * Limits the work that a node does at once. The rest waits in one queue, and is refused as `overloaded` once it has
 * waited too long. A node that got ten times the requests that it can answer would otherwise begin all of them, and
 * finish hardly any before its clients give up.
 */
export class Admission {
  readonly #longestWaitMs: number;
  readonly #clock: () => number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** Time of the latest turn, while others wait. */
  #latestTurn: number | undefined;
  /** Mean time between two turns, while others wait or last waited. */
  #intervalMs = 0;
  /** Number of refusals so far. */
  readonly refusals: Record<AdmittedWork, number> = { read: 0, quote: 0 };

  /** Quote requests wait at most `longestWaitMs`, reads half as long. The clock counts in milliseconds. */
  constructor(longestWaitMs: number, clock = () => performance.now()) {
    this.#longestWaitMs = longestWaitMs;
    this.#clock = clock;
  }

  /** Runs work when its turn comes. Throws `overloaded` when that takes too long. */
  async run<Result>(kind: AdmittedWork, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(kind);
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  /** Whether work has to wait. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether this work would wait too long. A refusal is counted. */
  refuses(kind: AdmittedWork): boolean {
    const [first] = this.#waiting;
    if (first === undefined) return false;
    // It waits longer than the first.
    const wait = Math.max(this.#clock() - first.since, this.#waiting.length * this.#intervalMs);
    const isRefused = this.#isTooLong(kind, wait);
    if (isRefused) this.refusals[kind] += 1;
    return isRefused;
  }

  async #turn(kind: AdmittedWork): Promise<void> {
    if (this.#running < AT_ONCE) {
      this.#running += 1;
      return;
    }
    if (this.refuses(kind)) throw overloaded();
    const since = this.#clock();
    await new Promise<void>((start, refuse) => this.#waiting.push({ kind, since, start, refuse }));
  }

  /** Gives the slot to the first that has not waited too long, or frees it. */
  #pass(): void {
    const now = this.#clock();
    if (this.#latestTurn !== undefined)
      this.#intervalMs += (now - this.#latestTurn - this.#intervalMs) * NEWEST;
    this.#latestTurn = now;
    for (;;) {
      const next = this.#waiting.shift();
      if (next === undefined) {
        this.#running -= 1;
        this.#latestTurn = undefined;
        return;
      }
      if (!this.#isTooLong(next.kind, now - next.since)) {
        next.start();
        return;
      }
      this.refusals[next.kind] += 1;
      next.refuse(overloaded());
    }
  }

  #isTooLong(kind: AdmittedWork, waitMs: number): boolean {
    return waitMs > this.#longestWaitMs * PATIENCE[kind];
  }
}

/** Whether work was refused because the node has too much to do. */
export function isOverload(error: unknown): boolean {
  return error instanceof RefusalError && error.refusal.code === 'overloaded';
}

function overloaded(): RefusalError {
  return new RefusalError('overloaded');
}
