import { LRUCache } from 'lru-cache';

/** Options of a bounded cache of results. */
interface ExpiringCacheOptions<Value> {
  /** Maximum number of entries; the least recently used are evicted. */
  readonly most: number;
  /** Lifetime of an entry in milliseconds, fixed or computed from its result. */
  readonly keepMs: number | ((value: Value) => number);
  /** Returns milliseconds since any fixed point. */
  readonly clock: () => number;
}

/**
 * Bounded cache that keeps results for a short time. Concurrent callers share one pending result. A failure is not
 * cached, so the next caller tries again.
 */
export class ExpiringCache<Key extends string | number, Value> {
  readonly #kept: LRUCache<Key, Promise<Value>>;
  readonly #keepMs: ExpiringCacheOptions<Value>['keepMs'];

  constructor({ most, keepMs, clock }: ExpiringCacheOptions<Value>) {
    this.#kept = new LRUCache({ max: most, ttl: 1, ttlResolution: 0, perf: { now: clock } });
    this.#keepMs = keepMs;
  }

  get(key: Key, make: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const value = make();
    const keepMs = this.#keepMs;
    // When the lifetime depends on the result, the pending entry has no expiry; it is set once the result is there.
    this.#kept.set(key, value, { ttl: typeof keepMs === 'number' ? ttlOf(keepMs) : 0 });
    value.then(
      (settled) => {
        if (typeof keepMs === 'function' && this.#kept.peek(key) === value)
          this.#kept.set(key, value, { ttl: ttlOf(keepMs(settled)) });
      },
      () => {
        if (this.#kept.peek(key) === value) this.#kept.delete(key);
      },
    );
    return value;
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
