const LONGEST_LIFE_MS = 60_000;

/** What a response depends on, recorded while it was made. */
export interface ResponseDependencies {
  /** Tags of the data that the response shows. */
  readonly tags: ReadonlySet<string>;
  /** Time at which the response goes stale, in milliseconds. */
  readonly freshUntil: number;
}

/** Records the tags of a response and the time until which it is fresh: one minute, or less if it `expires` earlier. */
export class DependencyRecorder {
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

  /** An end that has already passed is shown as such, so it cannot make the response stale later. */
  readonly expires = (at: Date): void => {
    if (at.getTime() > this.#madeAt) this.#freshUntil = Math.min(this.#freshUntil, at.getTime());
  };

  get recorded(): ResponseDependencies {
    return { tags: this.#tags, freshUntil: this.#freshUntil };
  }
}
