import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Admission } from '#server/admission.ts';
import type { CachedResponse } from './cached-response.ts';

const PATIENCE_MS = 700;

/** A freshly made response, and what it depends on. */
export interface MadeResponse {
  readonly response: CachedResponse;
  /** Tags of the data that the response shows. A change to any of it invalidates the response. */
  readonly tags: ReadonlySet<string>;
  /** Time at which the response goes stale, in milliseconds. */
  readonly freshUntil: number;
}

/** Outcome of a cache lookup. */
export type CacheOutcome =
  | { readonly kind: 'hit' | 'made'; readonly response: CachedResponse }
  | { readonly kind: 'stale'; readonly response: CachedResponse };

interface Entry extends MadeResponse {
  freshUntil: number;
}

/**
 * Makes a response, or returns null when it cannot. `before` is the stale entry, whose compressed body can be reused if
 * it is unchanged.
 */
export type MakeResponse = (before: CachedResponse | undefined) => Promise<MadeResponse | null>;

interface Making {
  readonly result: Promise<MadeResponse | null>;
  /** Tags that were invalidated while the response was being made; `*` means all. */
  readonly dropped: Set<string>;
}

/**
 * Cache of responses by address, bounded in bytes, with least-recently-used eviction. Concurrent requests for one
 * address share a single call of `make`. A response is not cached if its data changed while it was being made. A stale
 * entry stays, for times when no new response can be made.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #makings = new Map<string, Making>();
  readonly #clock: () => number;
  readonly #admission: Admission;
  /** Number of lookups by outcome. */
  readonly outcomes = { hit: 0, made: 0, stale: 0 };

  constructor(limitInBytes: number, clock: () => number, admission: Admission) {
    // The library treats a size of zero as unlimited. A limit of one byte stores nothing, since every entry is larger.
    const maxSize = Math.max(1, Math.floor(limitInBytes));
    this.#entries = new LRUCache({ maxSize, sizeCalculation: ({ response }) => response.bytes });
    this.#clock = clock;
    this.#admission = admission;
  }

  /** Runs the work of making a response when its turn comes. Throws `overloaded` when that takes too long. */
  admit<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#admission.run('read', work);
  }

  /** Total size of the cached responses, in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * Returns the response of an address: a fresh entry, or else the result of `make`. A stale entry is returned when
   * `make` gives null or takes longer than `PATIENCE_MS`. Returns null when `make` gives null and there is no stale
   * entry.
   */
  async get(address: string, make: MakeResponse): Promise<CacheOutcome | null> {
    const outcome = await this.#find(address, make);
    if (outcome !== null) this.outcomes[outcome.kind] += 1;
    return outcome;
  }

  async #find(address: string, make: MakeResponse): Promise<CacheOutcome | null> {
    const kept = this.#entries.get(address);
    if (kept !== undefined && kept.freshUntil > this.#clock())
      return { kind: 'hit', response: kept.response };
    const making = this.#makeOnce(address, make);
    const made = await (kept === undefined ? making : withPatience(making));
    if (made !== null) return { kind: 'made', response: made.response };
    const stale = this.#entries.get(address);
    return stale === undefined ? null : { kind: 'stale', response: stale.response };
  }

  /** Marks every response with one of these tags as stale; `null` marks all of them. Stale entries are kept. */
  drop(tags: readonly string[] | null): void {
    for (const entry of this.#entries.values()) {
      if (tags === null || tags.some((tag) => entry.tags.has(tag))) entry.freshUntil = 0;
    }
    for (const making of this.#makings.values()) {
      for (const tag of tags ?? ['*']) making.dropped.add(tag);
    }
  }

  /** Removes an address that is gone or has moved, so that its old response cannot be served stale. */
  forget(address: string): void {
    this.#entries.delete(address);
  }

  async #makeOnce(address: string, make: MakeResponse): Promise<MadeResponse | null> {
    const running = this.#makings.get(address);
    // A run that started before an invalidation must not answer requests that came after it.
    if (running !== undefined && running.dropped.size === 0) return running.result;
    const own: Making = { result: make(this.#entries.get(address)?.response), dropped: new Set() };
    this.#makings.set(address, own);
    try {
      const made = await own.result;
      if (made !== null && !isOutdated(made, own.dropped)) this.#keep(address, made);
      return made;
    } finally {
      if (this.#makings.get(address) === own) this.#makings.delete(address);
    }
  }

  #keep(address: string, { response, tags, freshUntil }: MadeResponse): void {
    // Copies the three fields only: the made object may still refer to the uncompressed bytes.
    this.#entries.set(address, { response, tags, freshUntil });
  }
}

/** Resolves like `making`, or with null after `PATIENCE_MS`. The response is finished in any case. */
function withPatience(making: Promise<MadeResponse | null>): Promise<MadeResponse | null> {
  making.catch(() => undefined);
  return Promise.race([making, delay(PATIENCE_MS, null, { ref: false })]);
}

function isOutdated(made: MadeResponse, dropped: ReadonlySet<string>): boolean {
  return dropped.has('*') || [...made.tags].some((tag) => dropped.has(tag));
}
