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
  ['a narrow one in the place of a wide one', 620, 'requests', ['title', 'state', 'requests']],
  ['all on a card', 400, 'title', ['title', 'state', 'endAt', 'requests', 'updatedAt']],
  ['all before anything is measured', 0, 'title', ['title', 'state', 'endAt', 'requests', 'updatedAt']],
])('shows %s', (_, width, sort, shown) => {
  expect(namesAt(width, sort)).toEqual(shown);
});

it('leaves out a column without which the others would cut the shared one', () => {
  const webhooks = [
    column('url', 'title'),
    column('brandId', 'share'),
    column('isActive', 'short'),
    column('waiting', 'figure'),
  ];
  const shownAt = (width: number) => fittingColumns(webhooks, width, '-createdAt').map(({ name }) => name);
  expect(shownAt(600)).toEqual(['url', 'brandId', 'isActive']);
  expect(shownAt(680)).toEqual(['url', 'brandId', 'isActive', 'waiting']);
});

it('leaves room for the arrow of a header by which the list can be sorted', () => {
  const shared = (isSortable: boolean) =>
    ['term', 'meaning', 'page', 'language', 'pages'].map((name, place) => ({
      ...column(name, place === 0 ? 'title' : 'share'),
      isSortable,
    }));
  expect(fittingColumns(shared(false), 700, 'term')).toHaveLength(5);
  expect(fittingColumns(shared(true), 700, 'term')).toHaveLength(4);
});

it('leaves room for the handle by which a row is moved', () => {
  const rules = ['name', 'city', 'category', 'channel', 'people', 'language'].map((name, place) => ({
    ...column(name, place === 0 ? 'title' : 'share'),
    isSortable: false,
  }));
  expect(fittingColumns(rules, 748, 'position')).toHaveLength(6);
  expect(fittingColumns(rules, 748, 'position', true)).toHaveLength(5);
});

it('lets a title shrink that takes the rest', () => {
  const brands = [
    column('name', 'name'),
    column('campaigns', 'figure'),
    column('isActive', 'short'),
    column('updatedAt', 'instant'),
  ];
  expect(fittingColumns(brands, 680, '-updatedAt')).toBe(brands);
});

it('keeps what tells campaigns apart beside an open record', () => {
  const campaigns = [
    column('title', 'title'),
    column('state', 'state'),
    { ...column('brandId', 'words'), isSortable: false },
    column('endAt', 'instant'),
    column('updatedAt', 'instant'),
  ];
  const shown = fittingColumns(campaigns, 748, '-updatedAt').map(({ name }) => name);
  expect(shown).toEqual(['title', 'state', 'brandId', 'updatedAt']);
});

it('returns the same array while all columns fit, so that no row is rendered again', () => {
  expect(fittingColumns(columns, 1100, 'title')).toBe(columns);
});
