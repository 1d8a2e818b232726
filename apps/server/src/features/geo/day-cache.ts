interface Kept<Answer> {
  readonly until: number;
  readonly answer: Promise<Answer>;
}

/** An answer, and for how many milliseconds it may be given again. */
export interface Dated<Answer> {
  readonly answer: Answer;
  readonly keepMs: number;
}

/** Keeps answers by number; while one is being fetched, everybody waits for the same fetch. */
export class DayCache<Answer> {
  readonly #kept = new Map<number, Kept<Answer>>();

  async get(key: number, now: Date, fetch: () => Promise<Dated<Answer>>): Promise<Answer> {
    const known = this.#kept.get(key);
    if (known !== undefined && now.getTime() < known.until) return known.answer;
    const fetched = fetch();
    const answer = fetched.then((dated) => dated.answer);
    this.#kept.set(key, { until: Number.POSITIVE_INFINITY, answer });
    try {
      const { keepMs } = await fetched;
      this.#kept.set(key, { until: now.getTime() + keepMs, answer });
    } catch {
      // A failure is not kept: the next one asks again.
      this.#kept.delete(key);
    }
    return answer;
  }
}
