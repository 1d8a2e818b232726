import { draw, type Random, seededRandom } from '@ayrac/domain/campaign/draw.ts';
import { dayInMs, endOfDay, hourInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';

/** State that a demo campaign is meant to show. */
export type DemoStage = 'ended' | 'minutes' | 'today' | 'hours' | 'last-days' | 'weeks' | 'open-ended';

/** Publication and end of a demo campaign. */
export interface DemoTimes {
  readonly publishedAt: Date;
  readonly endAt: Date | null;
}

const ENDED_SHARE = 0.03;
const urgentShares: readonly (readonly [DemoStage, number])[] = [
  ['minutes', 0.005],
  ['today', 0.005],
  ['hours', 0.02],
  ['last-days', 0.12],
];
const OPEN_ENDED_SHARE = 0.2;
const NEW_SHARE = 0.1;
const NEW_DAYS = 6.5;
const OLDEST_DAYS = 80;

/** Plan of one campaign: its stage, whether it is new, and the seed of its random numbers. */
export interface DemoPlan {
  readonly stage: DemoStage;
  readonly isNew: boolean;
  /** Whether it appears at the front of lists: it is more popular and ends earlier than others of its stage. */
  readonly isLeading: boolean;
  readonly seed: number;
}

/**
 * Assigns the stages to campaigns, the same way on every run. Every stage gets at least one campaign. Two in three of
 * the new campaigns and of those that end soon are leading ones, as long as there are any. Open-ended campaigns are
 * last in the lists.
 */
export function planDemo(leading: readonly boolean[]): DemoPlan[] {
  const count = leading.length;
  const random = seededRandom(20_261_120);
  const order = draw([...leading.keys()], count, random);
  const stages = new Map<number, DemoStage>();
  const share = (part: number) => Math.max(1, Math.round(part * count));
  const deal = (stage: DemoStage, indexes: readonly number[]) => {
    for (const index of indexes) stages.set(index, stage);
  };
  const running = leadersFirst(order.slice(share(ENDED_SHARE)), leading);
  deal('ended', order.slice(0, share(ENDED_SHARE)));
  deal('open-ended', running.slice(-share(OPEN_ENDED_SHARE)));
  let dealt = 0;
  for (const [stage, part] of urgentShares) {
    deal(stage, running.slice(dealt, dealt + share(part)));
    dealt += share(part);
  }
  const fresh = new Set(running.slice(dealt, dealt + share(NEW_SHARE)));
  return leading.map((isLeading, index) => ({
    stage: stages.get(index) ?? 'weeks',
    isNew: fresh.has(index),
    isLeading,
    seed: index + 1,
  }));
}

/** Orders two leading campaigns before each other one. When one kind runs out, the rest of the other follows. */
function leadersFirst(order: readonly number[], leading: readonly boolean[]): number[] {
  const leaders = order.filter((index) => leading[index]);
  const others = order.filter((index) => !leading[index]);
  const places = [
    ...leaders.map((index, at) => ({ index, place: Math.floor(at / 2) * 3 + (at % 2) })),
    ...others.map((index, at) => ({ index, place: at * 3 + 2 })),
  ];
  return places.toSorted((left, right) => left.place - right.place).map(({ index }) => index);
}

/** Returns the dates of a planned campaign relative to `now`. */
export function demoTimes({ stage, isNew, isLeading, seed }: DemoPlan, now: Date): DemoTimes {
  const random = seededRandom(seed);
  const endAt = endOf(stage, isLeading, random, now);
  const reference = endAt !== null && endAt < now ? endAt : now;
  const days = isNew ? NEW_DAYS * random() : 8 + (OLDEST_DAYS - 8) * random() ** 1.5;
  return { endAt, publishedAt: new Date(reference.getTime() - Math.round(days * dayInMs)) };
}

function endOf(stage: DemoStage, isLeading: boolean, random: Random, now: Date): Date | null {
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
      return lastMomentOf(isLeading ? between(8, 40) : between(16, 75));
    case 'open-ended':
      return null;
  }
}

/** Returns the first day of the current month in Istanbul, as YYYY-MM-DD. */
export function firstOfMonth(now: Date): string {
  return `${dayOf(now).slice(0, 7)}-01`;
}
