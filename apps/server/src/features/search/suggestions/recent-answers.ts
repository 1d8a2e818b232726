interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  readonly until: number;
}

/**
 * Keeps answers for a moment, a bounded number of them; while one is made, everybody waits for the same. They all show
 * the same things: a change of one of these lets go all of them.
 */
export class RecentAnswers<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>();
  readonly #most: number;
  readonly #keepMs: number;
  readonly #tags: readonly string[];

  constructor(most: number, keepMs: number, tags: readonly string[]) {
    this.#most = most;
    this.#keepMs = keepMs;
    this.#tags = tags;
  }

  get(key: string, now: Date, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(key);
    if (known !== undefined && now.getTime() < known.until) return known.answer;
    const answer = make();
    // What was written last stands last, and the first goes first.
    this.#kept.delete(key);
    this.#kept.set(key, { answer, until: now.getTime() + this.#keepMs });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    // A failure is not kept: the next one asks again.
    answer.catch(() => {
      if (this.#kept.get(key)?.answer === answer) this.#kept.delete(key);
    });
    return answer;
  }

  /** Lets go everything where one of these is shown; `null` stands for all there is. Who waits already gets the old. */
  drop(tags: readonly string[] | null): void {
    if (tags === null || tags.some((tag) => this.#tags.includes(tag))) this.#kept.clear();
  }
}
