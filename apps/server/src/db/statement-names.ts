import { LRUCache } from 'lru-cache';

/** From which time on a text has a name: one that is asked once or twice would cost each connection its plan. */
const NAMED_FROM = 3;
/** A connection keeps 40 to 340 kB for each name. */
const MOST_NAMES = 300;
/** How many texts without a name are remembered until they come again. */
const REMEMBERED = 2_000;

/**
 * Names for the texts of statements, so that each connection parses and plans one once. The first texts that come
 * often have them: what is varied by a filter comes and goes, and is not worth a place in every connection.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #times = new LRUCache<string, number>({ max: REMEMBERED });

  /** The name of a text from its third time on; undefined before that, and when there are enough. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === MOST_NAMES) return name;
    const times = (this.#times.get(text) ?? 0) + 1;
    if (times < NAMED_FROM) {
      this.#times.set(text, times);
      return undefined;
    }
    this.#times.delete(text);
    const given = `s${this.#names.size}`;
    this.#names.set(text, given);
    return given;
  }
}
