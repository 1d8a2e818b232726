import { expect, it } from 'vitest';
import { neighboursOf, placeBeside } from './neighbours.ts';

const row = (id: string, version = 1) => ({ id, version });
const rows = [row('a'), row('b'), row('c'), row('d')];

it('a step from an open record leads to the adjacent one, if any', () => {
  const known = neighboursOf(rows, 'b', null);
  expect(known).toEqual({ id: 'b', version: 1, before: 'a', after: 'c' });
  expect([placeBeside(rows, 'b', -1, known), placeBeside(rows, 'b', 1, known)]).toEqual([0, 2]);
  expect(placeBeside(rows, 'a', -1, neighboursOf(rows, 'a', null))).toBeUndefined();
  expect(placeBeside(rows, 'd', 1, neighboursOf(rows, 'd', null))).toBeUndefined();
  expect(neighboursOf(rows, null, known)).toBeNull();
});

it.each([
  ['to the end of the list', [row('a'), row('c'), row('d'), row('b', 2)]],
  ['out of the list', [row('a'), row('c'), row('d')]],
])('after a change that moved it %s, the next record is the former next one', (_where, now) => {
  const known = neighboursOf(now, 'b', neighboursOf(rows, 'b', null));
  expect(placeBeside(now, 'b', 1, known)).toBe(1);
  expect(placeBeside(now, 'b', -1, known)).toBe(0);
});

it('rows that move around an unchanged record become its neighbours', () => {
  const known = neighboursOf(rows, 'd', null);
  const more = [row('x'), ...rows, row('e')];
  expect(neighboursOf(more, 'd', known)).toMatchObject({ before: 'c', after: 'e' });
  expect(neighboursOf(more, 'a', known)).toMatchObject({ id: 'a', before: 'x' });
});

it('its position counts when the former next record is gone', () => {
  const known = neighboursOf(rows, 'b', null);
  const now = [row('a'), row('b', 2), row('d')];
  expect(placeBeside(now, 'b', 1, neighboursOf(now, 'b', known))).toBe(2);
});
