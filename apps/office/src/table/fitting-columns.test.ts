import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { fittingColumns } from './fitting-columns.ts';

const column = (name: string, width: Column['width']): Column => ({
  ...{ name, width, label: name, align: 'start', isSortable: true },
  cell: () => null,
});
const columns = [
  column('title', 'title'),
  column('state', 'share'),
  column('endAt', 'instant'),
  column('requests', 'figure'),
  column('updatedAt', 'instant'),
];
const namesAt = (width: number, sort = '-updatedAt') =>
  fittingColumns(columns, width, sort).map(({ name }) => name);

it.each([
  ['all where there is room', 1100, 'title', ['title', 'state', 'endAt', 'requests', 'updatedAt']],
  ['the sorted column before the others', 660, '-updatedAt', ['title', 'state', 'updatedAt']],
  ['a narrow one in the place of a wide one', 720, 'title', ['title', 'state', 'endAt', 'requests']],
  ['all on a card', 400, 'title', ['title', 'state', 'endAt', 'requests', 'updatedAt']],
  ['all before anything is measured', 0, 'title', ['title', 'state', 'endAt', 'requests', 'updatedAt']],
])('shows %s', (_, width, sort, shown) => {
  expect(namesAt(width, sort)).toEqual(shown);
});

it('returns the same array while all columns fit, so that no row is rendered again', () => {
  expect(fittingColumns(columns, 1100, 'title')).toBe(columns);
});
