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
  #freshUntil: number;

  constructor(now: Date) {
    this.#freshUntil = now.getTime() + LONGEST_LIFE_MS;
  }

  readonly uses = (...tags: string[]): void => {
    for (const tag of tags) this.#tags.add(tag);
  };

  readonly expires = (at: Date): void => {
    this.#freshUntil = Math.min(this.#freshUntil, at.getTime());
  };

  get learnt(): Learnt {
    return { tags: this.#tags, freshUntil: this.#freshUntil };
  }
}
