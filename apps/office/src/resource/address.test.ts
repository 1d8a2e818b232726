import { resource } from '@ayrac/contract/office/resource.ts';
import { expect, it } from 'vitest';
import {
  addressWith,
  canBeOrdered,
  isNarrowed,
  isPlain,
  listAddress,
  nextSort,
  pageAddress,
  readAddress,
  viewHere,
} from './address.ts';

const shape = resource({
  name: 'towns',
  operation: 'manage-reference-data',
  fields: {
    name: { kind: 'text', limit: 80, lines: 'one', isRequired: true },
    size: { kind: 'choice', choices: ['small', 'large'], isRequired: false },
    isActive: { kind: 'switch', isRequired: false },
  },
  sortable: ['name', 'updatedAt'],
  defaultSort: 'name',
  filters: ['size', 'isActive', 'createdAt'],
});

const read = (text: string) => readAddress(shape, new URLSearchParams(text));

it('an empty address is the default list', () => {
  const usual = { q: '', sort: 'name', isBin: false, filters: {}, view: 'list', open: null, pane: 'form' };
  expect(read('')).toEqual(usual);
  expect(read('view=board')).toEqual({ ...usual, view: 'board' });
  expect(read('view=x')).toEqual(usual);
});

it.each([
  'q=Ihlamur&sort=-updatedAt&bin=only&size=large&isActive=false&open=7&pane=history',
  'isActive=true&open=new',
  'size=small%2Clarge&createdAtFrom=2026-11-01&createdAtTo=2026-11-30',
  'q=a%26b+%C4%B1',
  '',
])('the query "%s" is written as it was read', (text) => {
  expect(pageAddress(shape, read(text)).toString()).toBe(text);
});

it.each([
  ['a sort by what cannot be sorted', 'sort=-isActive'],
  ['a value that a filter does not have', 'size=small%2Chuge&isActive=perhaps&createdAtFrom=2026-02-30'],
  ['a filter that the list does not have', 'colour=red'],
  ['a bin of another kind', 'bin=all'],
  ['only spaces', 'q=++'],
  ['a record without a name', 'open='],
])('%s is ignored', (_case, text) => {
  expect(pageAddress(shape, read(text)).toString()).toBe('');
});

it('a saved view contains the list without the open record', () => {
  expect(listAddress(shape, read('q=ev&open=7&pane=history')).toString()).toBe('q=ev');
});

it('clicking a heading sorts ascending, then descending, then by default', () => {
  expect(nextSort(shape, 'name', 'updatedAt')).toBe('updatedAt');
  expect(nextSort(shape, 'updatedAt', 'updatedAt')).toBe('-updatedAt');
  expect(nextSort(shape, '-updatedAt', 'updatedAt')).toBe('name');
  expect(nextSort(shape, 'name', 'name')).toBe('-name');
  expect(nextSort(shape, '-name', 'name')).toBe('name');
});

it('clicking the heading of a descending default order sorts ascending, and back', () => {
  const latestFirst = { ...shape, defaultSort: '-updatedAt' };
  expect(nextSort(latestFirst, '-updatedAt', 'updatedAt')).toBe('updatedAt');
  expect(nextSort(latestFirst, 'updatedAt', 'updatedAt')).toBe('-updatedAt');
  expect(nextSort(latestFirst, '-name', 'name')).toBe('-updatedAt');
});

it('a list is narrowed by a search or filter, not by an order', () => {
  expect(['q=x', 'size=small', 'sort=-name', 'q=+'].map((text) => isNarrowed(read(text)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  [undefined, '', true],
  [undefined, 'size=small', false],
  [undefined, 'q=ev', false],
  [undefined, 'sort=-position', false],
  [undefined, 'bin=only', false],
  ['size', '', false],
  ['size', 'size=small', true],
  ['size', 'size=small&isActive=true', false],
  ['size', 'isActive=true', false],
] as const)('ordered within %s, "%s" can be reordered: %s', (orderedWithin, address, isPossible) => {
  const ordered = {
    ...shape,
    ...({ isOrdered: true, sortable: ['position'], defaultSort: 'position' } as const),
    ...(orderedWithin !== undefined && { orderedWithin }),
  };
  expect(canBeOrdered(ordered, readAddress(ordered, new URLSearchParams(address)))).toBe(isPossible);
});

it('a saved view leaves out what the page fixes, whatever the page fixed where it was saved', () => {
  expect(viewHere(shape, 'size=large&isActive=true', { size: 'small' })).toBe('isActive=true');
  expect(viewHere(shape, 'size=large&isActive=true')).toBe('size=large&isActive=true');
});

it.each([
  ['', 'q=a', 'q=a'],
  ['tab=mail&q=b&open=7', 'q=a', 'q=a&tab=mail'],
  ['view=board&size=small', 'sort=-name', 'sort=-name&view=board'],
])('the address "%s" shows the view "%s" at "%s"', (now, query, expected) => {
  expect(addressWith(new URLSearchParams(now), query).toString()).toBe(expected);
});

it.each([
  ['', true],
  ['tab=mail', true],
  ['q=a', false],
  ['open=7', false],
  ['view=board', false],
])('the address "%s" may open with a view: %s', (address, expected) => {
  expect(isPlain(shape, new URLSearchParams(address))).toBe(expected);
});
