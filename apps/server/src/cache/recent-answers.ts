import { LRUCache } from 'lru-cache';

/** What a bounded memory of answers is told. */
interface RecentAnswersOptions<Answer> {
  /** So many are kept; the least recently used give way. */
  readonly most: number;
  /** For how many milliseconds an answer may be given again. */
  readonly keepMs: number | ((answer: Answer) => number);
  /** Milliseconds from any fixed point. */
  readonly clock: () => number;
}

/**
 * Keeps answers for a moment, a bounded number of them. While one is made, everybody waits for the same; a failure is
 * not kept, so that the next one asks again.
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
    // Without an end of its own it stays until it is there, which says for how long it is kept.
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

  /** Forgets all; who waits already still gets the answer that was being made. */
  clear(): void {
    this.#kept.clear();
  }
}

/** The library still gives an entry when exactly its time is over. */
function ttlOf(keepMs: number): number {
  return keepMs - 1;
}
