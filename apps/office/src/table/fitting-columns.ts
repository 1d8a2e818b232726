import type { Column } from './column.ts';

/** Below these widths a column's values say nothing any more, in pixels. */
const least: Readonly<Record<Column['width'], number>> = {
  title: 240,
  name: 150,
  long: 220,
  figure: 92,
  short: 108,
  instant: 154,
  share: 116,
};
/** Where the list is narrower, each record is a card of its own, which has room for everything. */
const CARDS_BELOW = 576;
/** The box before a row and the menu behind it. */
const AROUND = 88;

/**
 * The columns that a list has room for. The first always stands there, then the one that the list is sorted by, then the
 * others as far as they fit; a width of 0 is one that nobody has measured yet.
 */
export function fittingColumns(columns: readonly Column[], width: number, sort: string): readonly Column[] {
  if (width < CARDS_BELOW) return columns;
  const sortedBy = sort.replace(/^-/, '');
  const wanted = columns
    .map((column, place) => ({ column, rank: place === 0 ? 0 : column.name === sortedBy ? 1 : 2 }))
    .sort((one, other) => one.rank - other.rank);
  const fitting = new Set<Column>();
  let room = width - AROUND;
  for (const { column, rank } of wanted) {
    const taken = least[column.width];
    if (rank > 0 && taken > room) continue;
    room -= taken;
    fitting.add(column);
  }
  return fitting.size === columns.length ? columns : columns.filter((column) => fitting.has(column));
}
