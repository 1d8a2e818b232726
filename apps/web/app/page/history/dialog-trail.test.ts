import { expect, it } from 'vitest';
import { stepsInside, trailOf } from './dialog-trail.ts';
import { wasOpenedHere } from './history-steps.ts';

it.each([
  [null, false, [], 0],
  [{ opened: true }, true, [], 0],
  [{ opened: true, trail: ['a', 'b'] }, true, ['a', 'b'], 1],
  [{ trail: 'a' }, false, [], 0],
])('the history entry %j is parsed', (state, isOwn, trail, steps) => {
  expect([wasOpenedHere(state), trailOf(state), stepsInside(state)]).toEqual([isOwn, trail, steps]);
});
