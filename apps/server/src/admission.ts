import { RefusalError } from '@ayrac/domain/refusal.ts';

/** Work that is admitted: `read` is an open call or makes a response for the cache, `quote` takes a quote request. */
export type AdmittedWork = 'read' | 'quote';

/** More at once would not be faster on one thread, and each of them would take longer. */
const AT_ONCE = 12;
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

  /** Throws `overloaded` when this work would wait too long: whoever comes now waits longer than the first. */
  check(kind: AdmittedWork): void {
    const [first] = this.#waiting;
    if (first !== undefined && this.#isTooLate(kind, first.since, this.#clock())) throw overloaded();
  }

  async #turn(kind: AdmittedWork): Promise<void> {
    if (this.#running < AT_ONCE) {
      this.#running += 1;
      return;
    }
    this.check(kind);
    const since = this.#clock();
    await new Promise<void>((start, refuse) => this.#waiting.push({ kind, since, start, refuse }));
  }

  /** Gives the slot to the first that has not waited too long, or frees it. */
  #pass(): void {
    const now = this.#clock();
    for (;;) {
      const next = this.#waiting.shift();
      if (next === undefined) {
        this.#running -= 1;
        return;
      }
      if (!this.#isTooLate(next.kind, next.since, now)) {
        next.start();
        return;
      }
      next.refuse(overloaded());
    }
  }

  #isTooLate(kind: AdmittedWork, since: number, now: number): boolean {
    return now - since > this.#longestWaitMs * PATIENCE[kind];
  }
}

/** Whether work was refused because the node has too much to do. */
export function isOverload(error: unknown): boolean {
  return error instanceof RefusalError && error.refusal.code === 'overloaded';
}

function overloaded(): RefusalError {
  return new RefusalError('overloaded');
}
