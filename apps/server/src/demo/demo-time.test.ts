import { describe, expect, it } from 'vitest';
import { type DemoPlan, type DemoStage, demoTimes, planDemo } from './demo-time.ts';

const now = new Date('2026-11-20T09:00:00Z');
const urgent: readonly DemoStage[] = ['minutes', 'today', 'hours', 'last-days'];
const stages: readonly DemoStage[] = ['ended', ...urgent, 'weeks', 'open-ended'];
/** Every third of six hundred campaigns leads. */
const leading = Array.from({ length: 600 }, (_, index) => index % 3 === 0);

describe('schedule of the demo', () => {
  it.each([
    ['many that lead', leading],
    ['none that leads', leading.map(() => false)],
    ['all that lead', leading.map(() => true)],
    ['only twenty', leading.slice(0, 20)],
  ])('has a campaign in each stage and a new one: %s', (_case, some) => {
    const plans = planDemo(some);
    expect(plans.map(({ isLeading }) => isLeading)).toEqual(some);
    expect(new Set(plans.map(({ stage }) => stage))).toEqual(new Set(stages));
    expect(plans.some(({ isNew }) => isNew)).toBe(true);
    expect(planDemo(some)).toEqual(plans);
  });

  it.each([
    ['ends within hours or days', ({ stage }: DemoPlan) => urgent.includes(stage), 90],
    ['is new', ({ isNew }: DemoPlan) => isNew, 60],
  ])('puts two of three %s first', (_case, isMeant, count) => {
    const meant = planDemo(leading).filter(isMeant);
    expect(meant).toHaveLength(count);
    expect(meant.filter(({ isLeading }) => isLeading)).toHaveLength((count * 2) / 3);
  });

  it('excludes open-ended campaigns from the first places', () => {
    const endless = planDemo(leading).filter(({ stage }) => stage === 'open-ended');
    expect(endless).toHaveLength(120);
    expect(endless.filter(({ isLeading }) => isLeading)).toEqual([]);
  });

  it('ends the first campaigns before others that run for weeks', () => {
    const endOf = (isLeading: boolean, seed: number) =>
      Number(demoTimes({ stage: 'weeks', isNew: false, isLeading, seed }, now).endAt);
    const seeds = Array.from({ length: 200 }, (_, index) => index + 1);
    const latest = (isLeading: boolean) => Math.max(...seeds.map((seed) => endOf(isLeading, seed)));
    expect(latest(true)).toBeLessThan(latest(false));
  });
});
