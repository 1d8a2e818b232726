import { draw, type Random, seededRandom } from '@ayrac/domain/draw.ts';
import { dayInMs, endOfDay, hourInMs, minuteInMs } from '@ayrac/domain/istanbul-time.ts';

/** Which of the states a demo campaign is there to show. */
export type DemoStage = 'ended' | 'minutes' | 'today' | 'hours' | 'last-days' | 'weeks' | 'open-ended';

/** When a demo campaign was published and ends. */
export interface DemoTimes {
  readonly publishedAt: Date;
  readonly endAt: Date | null;
}

const shares: readonly (readonly [DemoStage, number])[] = [
  ['ended', 0.03],
  ['minutes', 0.005],
  ['today', 0.005],
  ['hours', 0.02],
  ['last-days', 0.12],
  ['open-ended', 0.2],
];
const NEW_SHARE = 0.1;
const NEW_DAYS = 6.5;
const OLDEST_DAYS = 80;

/** What is planned for one campaign: its stage, whether it is new, and a seed for its own chance. */
export interface DemoPlan {
  readonly stage: DemoStage;
  readonly isNew: boolean;
  readonly seed: number;
}

/** Deals the stages over `count` campaigns, the same way every time; each has at least one campaign. */
export function planDemo(count: number): DemoPlan[] {
  const random = seededRandom(20_261_120);
  const order = draw([...Array(count).keys()], count, random);
  const stages = new Map<number, DemoStage>();
  let dealt = 0;
  for (const [stage, share] of shares) {
    const until = Math.min(count, dealt + Math.max(1, Math.round(share * count)));
    for (const index of order.slice(dealt, until)) stages.set(index, stage);
    dealt = until;
  }
  const fresh = new Set(order.slice(count - Math.round(NEW_SHARE * count)));
  return [...Array(count).keys()].map((index) => ({
    stage: stages.get(index) ?? 'weeks',
    isNew: fresh.has(index),
    seed: index + 1,
  }));
}

/** The dates of a planned campaign, counted from `now`. */
export function demoTimes({ stage, isNew, seed }: DemoPlan, now: Date): DemoTimes {
  const random = seededRandom(seed);
  const endAt = endOf(stage, random, now);
  const reference = endAt !== null && endAt < now ? endAt : now;
  const days = isNew ? NEW_DAYS * random() : 8 + (OLDEST_DAYS - 8) * random() ** 1.5;
  return { endAt, publishedAt: new Date(reference.getTime() - Math.round(days * dayInMs)) };
}

function endOf(stage: DemoStage, random: Random, now: Date): Date | null {
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const after = (ms: number) => new Date(now.getTime() + ms);
  const lastMomentOf = (days: number) => endOfDay(after(days * dayInMs));
  switch (stage) {
    case 'ended':
      return lastMomentOf(-between(1, 20));
    case 'minutes':
      return after(between(20, 55) * minuteInMs);
    case 'today':
      return endOfDay(now);
    case 'hours':
      return after(between(3, 22) * hourInMs + between(0, 59) * minuteInMs);
    case 'last-days':
      return lastMomentOf(between(1, 7));
    case 'weeks':
      return lastMomentOf(between(8, 75));
    case 'open-ended':
      return null;
  }
}
