const LONGEST_LIFE_MS = 60_000;

/** What was learnt while an answer was made. */
export interface Learnt {
  /** What the answer shows. */
  readonly tags: ReadonlySet<string>;
  /** When it stops being true, in milliseconds. */
  readonly freshUntil: number;
}

/** Takes down what an answer shows and until when that is true: for a minute, unless it ends before. */
export class Notes {
  readonly #tags = new Set<string>();
  readonly #madeAt: number;
  #freshUntil: number;

  constructor(now: Date) {
    this.#madeAt = now.getTime();
    this.#freshUntil = now.getTime() + LONGEST_LIFE_MS;
  }

  readonly uses = (...tags: string[]): void => {
    for (const tag of tags) this.#tags.add(tag);
  };

  /** What had ended when the answer was made is shown as ended, and cannot make it untrue later. */
  readonly expires = (at: Date): void => {
    if (at.getTime() > this.#madeAt) this.#freshUntil = Math.min(this.#freshUntil, at.getTime());
  };

  get learnt(): Learnt {
    return { tags: this.#tags, freshUntil: this.#freshUntil };
  }
}
