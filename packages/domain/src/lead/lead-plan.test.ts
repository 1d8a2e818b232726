import { expect, it } from 'vitest';
import { planProblem } from './lead-plan.ts';

const now = new Date('2026-11-28T12:00:00Z');
const [earlier, later] = [new Date('2026-11-27T09:00:00Z'), new Date('2026-11-30T09:00:00Z')];
const none = { action: null, at: null };

it.each([
  ['nothing instead of nothing', none, none, 'empty'],
  ['nothing instead of a plan', none, { action: 'Ara', at: null }, null],
  ['nothing instead of a time', none, { action: null, at: later }, null],
  ['an action without a time', { action: 'Ara', at: null }, none, null],
  ['a time without an action', { action: null, at: later }, none, null],
  ['a time that has passed', { action: 'Ara', at: earlier }, none, 'past'],
  [
    'another action at a time that has passed',
    { action: 'Yaz', at: earlier },
    { action: 'Ara', at: earlier },
    null,
  ],
  [
    'an earlier time instead of a later one',
    { action: 'Ara', at: earlier },
    { action: 'Ara', at: later },
    'past',
  ],
] as const)('%s', (_what, plan, current, problem) => {
  expect(planProblem(plan, current, now)).toBe(problem);
});
