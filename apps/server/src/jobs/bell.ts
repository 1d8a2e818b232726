import { setTimeout as delay } from 'node:timers/promises';

/** Wakes whoever waits; a ring that comes while nobody waits is not lost on those who listened before it. */
export class Bell {
  #rings = 0;
  #next = new AbortController();

  /** How often it rang so far. */
  get rings(): number {
    return this.#rings;
  }

  ring(): void {
    this.#rings += 1;
    const waiting = this.#next;
    this.#next = new AbortController();
    waiting.abort();
  }

  /** Waits for a ring after the `known` ones, at most so long. */
  async wait(known: number, longestMs: number): Promise<void> {
    if (this.#rings !== known) return;
    await delay(longestMs, undefined, { signal: this.#next.signal }).catch(() => undefined);
  }
}
