import { setTimeout as delay } from 'node:timers/promises';
import type { KeptPage } from './kept-page.ts';

const PATIENCE_MS = 700;

/** What a render brings: the page, and what it depends on. */
export interface RenderedPage {
  readonly page: KeptPage;
  /** What the page shows; a change of any of it drops the page. */
  readonly tags: ReadonlySet<string>;
  /** When the page stops being true, in milliseconds. */
  readonly freshUntil: number;
}

/** What became of a request: how the page was come by. */
export type CacheOutcome =
  | { readonly kind: 'hit' | 'made'; readonly page: KeptPage }
  | { readonly kind: 'stale'; readonly page: KeptPage };

interface Entry extends RenderedPage {
  freshUntil: number;
}

interface Render {
  readonly result: Promise<RenderedPage | null>;
  /** Tags that were dropped while the render was under way; `*` is all. */
  readonly dropped: Set<string>;
}

/**
 * Keeps rendered pages by their address, bounded in bytes, the least recently used ones leaving first. A page is
 * rendered once however many ask for it; it is kept only if nothing it shows changed meanwhile; one that is no
 * longer fresh stays for the time when it cannot be made.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #renders = new Map<string, Render>();
  readonly #clock: () => number;
  readonly #limit: number;
  #bytes = 0;
  /** How often pages were come by in which way. */
  readonly outcomes = { hit: 0, made: 0, stale: 0 };

  constructor(limitInBytes: number, clock: () => number) {
    this.#limit = limitInBytes;
    this.#clock = clock;
  }

  /** Bytes that the kept pages hold. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The page of an address: a kept one, or what `render` makes. `render` answers null where the page could not be
   * made and a stale one is better; then, without a stale one, the answer is null, too. A stale one is also better
   * than one that does not come soon.
   */
  async get(address: string, render: () => Promise<RenderedPage | null>): Promise<CacheOutcome | null> {
    const outcome = await this.#find(address, render);
    if (outcome !== null) this.outcomes[outcome.kind] += 1;
    return outcome;
  }

  async #find(address: string, render: () => Promise<RenderedPage | null>): Promise<CacheOutcome | null> {
    const kept = this.#entries.get(address);
    if (kept !== undefined && kept.freshUntil > this.#clock()) {
      this.#touch(address, kept);
      return { kind: 'hit', page: kept.page };
    }
    const making = this.#renderOnce(address, render);
    const made = await (kept === undefined ? making : withPatience(making));
    if (made !== null) return { kind: 'made', page: made.page };
    const stale = this.#entries.get(address);
    return stale === undefined ? null : { kind: 'stale', page: stale.page };
  }

  /** Drops every page that shows one of these; `null` drops all. They stay as stale ones. */
  drop(tags: readonly string[] | null): void {
    for (const entry of this.#entries.values()) {
      if (tags === null || tags.some((tag) => entry.tags.has(tag))) entry.freshUntil = 0;
    }
    for (const render of this.#renders.values()) {
      for (const tag of tags ?? ['*']) render.dropped.add(tag);
    }
  }

  /** Lets a page go that is gone or has moved: it must not come back as a stale one. */
  forget(address: string): void {
    this.#remove(address);
  }

  async #renderOnce(
    address: string,
    render: () => Promise<RenderedPage | null>,
  ): Promise<RenderedPage | null> {
    const running = this.#renders.get(address);
    // A render that began before a change must not answer for after it.
    if (running !== undefined && running.dropped.size === 0) return running.result;
    const own: Render = { result: render(), dropped: new Set() };
    this.#renders.set(address, own);
    try {
      const made = await own.result;
      if (made !== null && !isOutdated(made, own.dropped)) this.#keep(address, made);
      return made;
    } finally {
      if (this.#renders.get(address) === own) this.#renders.delete(address);
    }
  }

  #keep(address: string, made: RenderedPage): void {
    this.#remove(address);
    this.#entries.set(address, { ...made });
    this.#bytes += made.page.bytes;
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  #touch(address: string, entry: Entry): void {
    this.#entries.delete(address);
    this.#entries.set(address, entry);
  }

  #remove(address: string): void {
    const entry = this.#entries.get(address);
    if (entry === undefined) return;
    this.#entries.delete(address);
    this.#bytes -= entry.page.bytes;
  }
}

/** What is being made, or null when it takes too long; it is made all the same. */
function withPatience(making: Promise<RenderedPage | null>): Promise<RenderedPage | null> {
  making.catch(() => undefined);
  return Promise.race([making, delay(PATIENCE_MS, null, { ref: false })]);
}

function isOutdated(made: RenderedPage, dropped: ReadonlySet<string>): boolean {
  return dropped.has('*') || [...made.tags].some((tag) => dropped.has(tag));
}
