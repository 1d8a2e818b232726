import { expect, it } from 'vitest';
import {
  chosenCount,
  chosenOfLoaded,
  isChosen,
  nothingChosen,
  portionsOf,
  type Selection,
  toggle,
  toggleLoaded,
  toggleRange,
} from './selection.ts';

const loaded = ['a', 'b', 'c', 'd', 'e'];
const idsOf = (selection: Selection) =>
  selection.kind === 'ids' ? [...selection.ids].sort().join('') : 'all';
const choose = (...ids: string[]) =>
  ids.reduce<Selection>((selection, id) => toggle(selection, id, loaded), nothingChosen);

it('a second click deselects a record', () => {
  expect(idsOf(choose('b', 'd', 'b'))).toBe('d');
});

it.each([
  ['downwards', choose('b'), 'd', 'bcd'],
  ['upwards', choose('d'), 'b', 'bcd'],
  ['and takes out what the press takes out', choose('a', 'b', 'c', 'd', 'b'), 'd', 'a'],
  ['one record without an earlier click', nothingChosen, 'c', 'c'],
  ['and leaves what was chosen elsewhere', choose('e', 'a'), 'b', 'abe'],
])('a range selects %s', (_case, selection, id, ids) => {
  expect(idsOf(toggleRange(selection, id, loaded))).toBe(ids);
});

it('a range continues from the end of the last one', () => {
  const first = toggleRange(choose('a'), 'b', loaded);
  expect(idsOf(toggleRange(first, 'd', loaded))).toBe('abcd');
});

it('the head selects all loaded records, then none', () => {
  const all = toggleLoaded(choose('b'), loaded);
  expect(idsOf(all)).toBe('abcde');
  expect(idsOf(toggleLoaded(all, loaded))).toBe('');
});

it.each([
  ['none', nothingChosen],
  ['some', choose('a')],
  ['all', choose(...loaded)],
  ['all', { kind: 'filter', total: 300 }],
] as const)('the head shows that %s of the loaded records are selected', (share, selection) => {
  expect(chosenOfLoaded(selection, loaded)).toBe(share);
});

it('selecting all matches includes records not loaded, minus those deselected', () => {
  const all: Selection = { kind: 'filter', total: 300 };
  expect([chosenCount(all), isChosen(all, 'z')]).toEqual([300, true]);
  expect(idsOf(toggle(all, 'c', loaded))).toBe('abde');
});

it('a long selection is sent in batches', () => {
  expect(portionsOf(loaded, 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(portionsOf([], 2)).toEqual([]);
});
