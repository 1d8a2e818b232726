import { LRUCache } from 'lru-cache';

/** Options of a bounded cache of results. */
interface RecentAnswersOptions<Answer> {
  /** Maximum number of entries; the least recently used are evicted. */
  readonly most: number;
  /** Lifetime of an entry in milliseconds, fixed or computed from its result. */
  readonly keepMs: number | ((answer: Answer) => number);
  /** Returns milliseconds since any fixed point. */
  readonly clock: () => number;
}

/**
 * Bounded cache that keeps results for a short time. Concurrent callers share one pending result. A failure is not
 * cached, so the next caller tries again.
 */
export class RecentAnswers<Key extends string | number, Answer> {
  readonly #kept: LRUCache<Key, Promise<Answer>>;
  readonly #keepMs: RecentAnswersOptions<Answer>['keepMs'];

  constructor({ most, keepMs, clock }: RecentAnswersOptions<Answer>) {
    this.#kept = new LRUCache({ max: most, ttl: 1, ttlResolution: 0, perf: { now: clock } });
    this.#keepMs = keepMs;
  }

  get(key: Key, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const answer = make();
    const keepMs = this.#keepMs;
    // When the lifetime depends on the result, the pending entry has no expiry; it is set once the result is there.
    this.#kept.set(key, answer, { ttl: typeof keepMs === 'number' ? ttlOf(keepMs) : 0 });
    answer.then(
      (made) => {
        if (typeof keepMs === 'function' && this.#kept.peek(key) === answer)
          this.#kept.set(key, answer, { ttl: ttlOf(keepMs(made)) });
      },
      () => {
        if (this.#kept.peek(key) === answer) this.#kept.delete(key);
      },
    );
    return answer;
  }

  forget(key: Key): void {
    this.#kept.delete(key);
  }

  /** Removes all entries. Callers that are already waiting still receive the pending result. */
  clear(): void {
    this.#kept.clear();
  }
}

/** The library still returns an entry at the exact end of its lifetime, hence one millisecond less. */
function ttlOf(keepMs: number): number {
  return keepMs - 1;
}
