import { expect, it } from 'vitest';
import { cellIn, placeBy, placeNow } from './active-cell.ts';

const named = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const columns = named('price', 'term');
const sheet = { rows: named('a', 'b', 'c'), columns };
const ofB = cellIn(sheet, { row: 1, column: 1 });

it('the active cell stays with its record and column when others come before them', () => {
  const grown = { rows: named('new', 'a', 'b', 'c'), columns: named('brand', 'price', 'term') };
  expect(placeNow(grown, ofB)).toEqual({ row: 2, column: 2 });
});

it('without its record, the active cell is the one in its place', () => {
  expect(placeNow({ rows: named('a', 'c'), columns }, ofB)).toEqual({ row: 1, column: 1 });
  expect(placeNow({ rows: named('a'), columns: named('price') }, ofB)).toEqual({ row: 0, column: 0 });
});

it('no cell is beyond the edges', () => {
  expect(cellIn(sheet, { row: -1, column: 9 })).toEqual({
    ...{ row: 0, column: 1 },
    ...{ rowId: 'a', columnId: 'term' },
  });
  expect(cellIn({ rows: [], columns }, { row: 3, column: 0 })).toMatchObject({ row: 0, rowId: undefined });
});

it('End leads to the last cell of the row, and with Ctrl to that of the sheet', () => {
  expect(placeBy('End', { row: 0, column: 0 }, sheet, false)).toEqual({ row: 0, column: 1 });
  expect(placeBy('End', { row: 0, column: 0 }, sheet, true)).toEqual({ row: 2, column: 1 });
  expect(placeBy('a', { row: 0, column: 0 }, sheet, false)).toBeUndefined();
});
