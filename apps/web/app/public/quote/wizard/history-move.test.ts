import { expect, it } from 'vitest';
import { moveTo } from './history-move.ts';

const order = ['a', 'b', 'c', 'd'];

it.each([
  ['opened', 'a', [], { kind: 'replace', trail: ['a'] }],
  ['opened where it was left', 'd', [], { kind: 'replace', trail: ['d'] }],
  ['where its entry says', 'b', ['a', 'b'], { kind: 'stay' }],
  ['a step on', 'b', ['a'], { kind: 'push', trail: ['a', 'b'] }],
  ['two steps on', 'c', ['a'], { kind: 'push', trail: ['a', 'c'] }],
  ['a step back', 'a', ['a', 'b'], { kind: 'go', steps: -1 }],
  ['three steps back', 'a', ['a', 'b', 'c', 'd'], { kind: 'go', steps: -3 }],
  ['back to an unvisited step', 'c', ['d'], { kind: 'replace', trail: ['c'] }],
  ['back to what was passed over', 'b', ['a', 'c'], { kind: 'replace', trail: ['a', 'b'] }],
])('a dialog that is %s: %s after %j does %j', (_case, place, trail, move) => {
  expect(moveTo(place, trail, order)).toEqual(move);
});
