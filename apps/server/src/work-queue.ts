/** Thrown when too much urgent work is already waiting. */
export class QueueFull extends Error {}

/** Limits of a queue: how many pieces of work run at once, and how many may wait. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Runs a few pieces of work at a time. Urgent work, which a visitor waits for, precedes patient work. */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #urgent: (() => void)[] = [];
  readonly #patient: (() => void)[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs the work when its turn comes. Throws `QueueFull` when too much urgent work is already waiting. */
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

  /** Gives the slot to the next piece of work, or frees it. */
  #pass(): void {
    const next = this.#urgent.shift() ?? this.#patient.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
