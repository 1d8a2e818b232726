import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from './drill-site.ts';

/** How often each status was answered. */
export type Statuses = Readonly<Record<number, number>>;

/** How hard a drill is, and for how long. */
export interface Load {
  readonly seconds: number;
  readonly perSecond: number;
}

/**
 * Begins requests at a fixed rate, whether the ones before were answered or not, each of these kinds in turn. Tells
 * of every answer with the time at which its request was begun, and ends with the last one.
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

/** Counts the statuses of what is heard, kind by kind. */
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

/** Repeats a request until it is answered with this status; the milliseconds that it took. */
export async function timeUntil(status: number, ask: () => Promise<Answer>): Promise<number> {
  const begun = performance.now();
  while ((await ask()).status !== status) {
    if (performance.now() - begun > 60_000) throw new Error(`It was never answered with ${status}.`);
    await delay(20);
  }
  return performance.now() - begun;
}
