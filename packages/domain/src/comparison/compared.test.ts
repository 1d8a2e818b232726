import { expect, it } from 'vitest';
import { readCompared } from './compared.ts';

it.each([
  ['', [], [], 0],
  ['kis-lastigi', ['kis-lastigi'], [], 0],
  ['b,a', ['b', 'a'], [], 0],
  ['a,b,a,a', ['a', 'b'], ['a'], 0],
  ['a,b,c,d,e,f,e', ['a', 'b', 'c', 'd'], [], 2],
  [`${'a'.repeat(121)},b`, ['b'], [], 0],
  [' Kış Lastiği , ,!,<b>', ['kis-lastigi', 'b'], [], 0],
])('parses the campaigns of %j', (list, slugs, doubled, beyond) => {
  expect(readCompared(list)).toEqual({ words: slugs, slugs, loans: [], doubled, beyond });
});

it('reads at most four campaigns of an address', () => {
  expect(readCompared('a,'.repeat(100_000)).slugs).toEqual(['a']);
});

it('reads loans beside campaigns, with four places for both together', () => {
  const [short, long] = ['ihtiyac.100000.12.enpara', 'ihtiyac.100000.36.enpara'];
  expect(readCompared(`${short},a,${long},${short},b,c`)).toEqual({
    words: [short, 'a', long, 'b'],
    slugs: ['a', 'b'],
    loans: [short, long],
    doubled: [],
    beyond: 1,
  });
  expect(readCompared('ihtiyac.0.12.enpara').slugs).toEqual(['ihtiyac-0-12-enpara']);
});
