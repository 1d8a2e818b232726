import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from './drill-site.ts';

/** Number of responses by status. */
export type Statuses = Readonly<Record<number, number>>;

/** Rate and duration of a drill's load. */
export interface Load {
  readonly seconds: number;
  readonly perSecond: number;
}

/**
 * Starts requests at a fixed rate, whether or not earlier ones were answered, alternating between the kinds. Reports
 * every response with the start time of its request, and resolves after the last one.
 */
export async function sendSteadily<Kind extends string>(
  { seconds, perSecond }: Load,
  kinds: Readonly<Record<Kind, () => Promise<Answer>>>,
  hear: (kind: Kind, answer: Answer, begun: number) => void,
): Promise<void> {
  const names = Object.keys(kinds) as Kind[];
  const start = performance.now();
  const sent: Promise<void>[] = [];
  for (let number = 0; number < seconds * perSecond; number += 1) {
    await delay(Math.max(0, start + (number * 1_000) / perSecond - performance.now()));
    const kind = names[number % names.length];
    if (kind === undefined) continue;
    const begun = performance.now();
    sent.push(kinds[kind]().then((answer) => hear(kind, answer, begun)));
  }
  await Promise.all(sent);
}

/** Counts response statuses by kind of request. */
export class StatusCounts<Kind extends string> {
  readonly #counts = new Map<Kind, Record<number, number>>();

  hear(kind: Kind, { status }: Answer): void {
    const counts = this.#counts.get(kind) ?? {};
    counts[status] = (counts[status] ?? 0) + 1;
    this.#counts.set(kind, counts);
  }

  of(kind: Kind): Statuses {
    return this.#counts.get(kind) ?? {};
  }
}

/** Repeats a request until it is answered with this status. Returns the time that it took, in milliseconds. */
export async function timeUntil(status: number, ask: () => Promise<Answer>): Promise<number> {
  const begun = performance.now();
  while ((await ask()).status !== status) {
    if (performance.now() - begun > 60_000) throw new Error(`It was never answered with ${status}.`);
    await delay(20);
  }
  return performance.now() - begun;
}
