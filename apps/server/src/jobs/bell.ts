import { setTimeout as delay } from 'node:timers/promises';

/** Signal that wakes waiting tasks. Rings are counted, so a task that read the count earlier does not miss a ring. */
export class Bell {
  #rings = 0;
  #next = new AbortController();

  /** Number of rings so far. */
  get rings(): number {
    return this.#rings;
  }

  ring(): void {
    this.#rings += 1;
    const waiting = this.#next;
    this.#next = new AbortController();
    waiting.abort();
  }

  /** Waits at most `longestMs` for a ring. Returns at once when the count has already moved past `known`. */
  async wait(known: number, longestMs: number): Promise<void> {
    if (this.#rings !== known) return;
    await delay(longestMs, undefined, { signal: this.#next.signal }).catch(() => undefined);
  }
}
