import { LRUCache } from 'lru-cache';

/**
 * Number of uses from which a statement is named. Preparing one that is used once or twice would only cost memory in
 * every connection.
 */
const NAMED_FROM = 3;
/** Limit of named statements, since each takes 40 to 340 kB in every connection. */
const MOST_NAMES = 300;
/** Number of unnamed statements whose uses are counted. */
const REMEMBERED = 2_000;
/**
 * A search for words. How many rows contain a word decides the best plan, and the plan of a named statement soon ignores
 * the word: one in every e-mail address then takes 500 ms among 400,000 leads instead of 40.
 */
const WORD_SEARCH = /search_key"? like \$/;

/**
 * Names statements, so that each connection parses and plans each of them once. Names go to the first statements that
 * are used often. Statements that vary with a filter are too rare to be worth memory in every connection.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #times = new LRUCache<string, number>({ max: REMEMBERED });

  /**
   * Returns the name of a statement from its third use on; undefined before that, once all names are taken, and for
   * searches.
   */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === MOST_NAMES || WORD_SEARCH.test(text)) return name;
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
