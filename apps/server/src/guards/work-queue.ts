/** Says that too much work waits already. */
export class QueueFull extends Error {}

/** How a queue works: so many pieces at once, so many waiting at most. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Does work a few pieces at a time; what somebody waits for comes before what can wait. */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #urgent: (() => void)[] = [];
  readonly #patient: (() => void)[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Does the work when its turn comes; throws `QueueFull` instead of letting urgent work pile up. */
  async run<Result>(kind: 'urgent' | 'patient', work: () => Promise<Result>): Promise<Result> {
    if (kind === 'urgent' && this.#urgent.length >= this.#limits.waiting) throw new QueueFull();
    await this.#turn(kind);
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  async #turn(kind: 'urgent' | 'patient'): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return;
    }
    const line = kind === 'urgent' ? this.#urgent : this.#patient;
    await new Promise<void>((start) => line.push(start));
  }

  /** Hands the place on to the next one, or gives it up. */
  #pass(): void {
    const next = this.#urgent.shift() ?? this.#patient.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
