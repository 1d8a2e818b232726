import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './kept-answer.ts';

const PATIENCE_MS = 700;

/** What a making brings: the answer, and what it depends on. */
export interface MadeAnswer {
  readonly answer: KeptAnswer;
  /** What the answer shows; a change of any of it drops the answer. */
  readonly tags: ReadonlySet<string>;
  /** When the answer stops being true, in milliseconds. */
  readonly freshUntil: number;
}

/** What became of a request. */
export type CacheOutcome =
  | { readonly kind: 'hit' | 'made'; readonly answer: KeptAnswer }
  | { readonly kind: 'stale'; readonly answer: KeptAnswer };

interface Entry extends MadeAnswer {
  freshUntil: number;
}

/** Makes an answer; one that was kept before and is no longer fresh may lend its parts. */
export type MakeAnswer = (before: KeptAnswer | undefined) => Promise<MadeAnswer | null>;

interface Making {
  readonly result: Promise<MadeAnswer | null>;
  /** Tags that were dropped while the making was under way; `*` is all. */
  readonly dropped: Set<string>;
}

/**
 * Keeps answers by their address, bounded in bytes, the least recently used ones leaving first. An answer is made
 * once however many ask for it; it is kept only if nothing it shows changed meanwhile; one that is no longer fresh
 * stays for the time when it cannot be made.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #makings = new Map<string, Making>();
  readonly #clock: () => number;
  /** How often there was which outcome. */
  readonly outcomes = { hit: 0, made: 0, stale: 0 };

  constructor(limitInBytes: number, clock: () => number) {
    // No bytes would mean no bound: what is larger than one byte is not kept.
    const maxSize = Math.max(1, Math.floor(limitInBytes));
    this.#entries = new LRUCache({ maxSize, sizeCalculation: ({ answer }) => answer.bytes });
    this.#clock = clock;
  }

  /** Bytes that the kept answers hold. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * The answer of an address: a kept one, or what `make` brings: null where it could not be made and a stale one is
   * better; without a stale one there is none then. A stale one is also better than one that does not come soon.
   */
  async get(address: string, make: MakeAnswer): Promise<CacheOutcome | null> {
    const outcome = await this.#find(address, make);
    if (outcome !== null) this.outcomes[outcome.kind] += 1;
    return outcome;
  }

  async #find(address: string, make: MakeAnswer): Promise<CacheOutcome | null> {
    const kept = this.#entries.get(address);
    if (kept !== undefined && kept.freshUntil > this.#clock()) return { kind: 'hit', answer: kept.answer };
    const making = this.#makeOnce(address, make);
    const made = await (kept === undefined ? making : withPatience(making));
    if (made !== null) return { kind: 'made', answer: made.answer };
    const stale = this.#entries.get(address);
    return stale === undefined ? null : { kind: 'stale', answer: stale.answer };
  }

  /** Drops every answer that shows one of these; `null` drops all. They stay as stale ones. */
  drop(tags: readonly string[] | null): void {
    for (const entry of this.#entries.values()) {
      if (tags === null || tags.some((tag) => entry.tags.has(tag))) entry.freshUntil = 0;
    }
    for (const making of this.#makings.values()) {
      for (const tag of tags ?? ['*']) making.dropped.add(tag);
    }
  }

  /** Lets go what is gone or has moved: it must not come back as a stale one. */
  forget(address: string): void {
    this.#entries.delete(address);
  }

  async #makeOnce(address: string, make: MakeAnswer): Promise<MadeAnswer | null> {
    const running = this.#makings.get(address);
    // One that began before a change must not answer for after it.
    if (running !== undefined && running.dropped.size === 0) return running.result;
    const own: Making = { result: make(this.#entries.get(address)?.answer), dropped: new Set() };
    this.#makings.set(address, own);
    try {
      const made = await own.result;
      if (made !== null && !isOutdated(made, own.dropped)) this.#keep(address, made);
      return made;
    } finally {
      if (this.#makings.get(address) === own) this.#makings.delete(address);
    }
  }

  #keep(address: string, { answer, tags, freshUntil }: MadeAnswer): void {
    // Field by field: what made it may hang on to the uncompressed bytes.
    this.#entries.set(address, { answer, tags, freshUntil });
  }
}

/** What is being made, or null when it takes too long; it is made all the same. */
function withPatience(making: Promise<MadeAnswer | null>): Promise<MadeAnswer | null> {
  making.catch(() => undefined);
  return Promise.race([making, delay(PATIENCE_MS, null, { ref: false })]);
}

function isOutdated(made: MadeAnswer, dropped: ReadonlySet<string>): boolean {
  return dropped.has('*') || [...made.tags].some((tag) => dropped.has(tag));
}
