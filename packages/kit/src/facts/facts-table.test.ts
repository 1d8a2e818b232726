import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataTable } from './facts-table.tsx';

const table = {
  caption: 'İki teklif',
  columns: [
    { key: 'figure', label: 'Kalem' },
    { key: 'first', label: 'Deniz Bankası', number: true },
  ],
  rows: [{ key: 'total', cells: { figure: 'Toplam', first: '₺12.000' } }],
} as const;

const rolesOf = (stacked: boolean) =>
  Array.from(
    renderToStaticMarkup(createElement(DataTable, { ...table, stacked })).matchAll(/role="(\w+)"/g),
  ).map(([, role]) => role);

it('a stacked table writes out the roles that its style would take from it', () => {
  expect(rolesOf(true)).toEqual([
    ...['table', 'rowgroup', 'row', 'columnheader', 'columnheader'],
    ...['rowgroup', 'row', 'rowheader', 'cell'],
  ]);
  expect(rolesOf(false)).toEqual([]);
});
