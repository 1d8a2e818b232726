import type { Column } from './column.ts';

/** Smallest useful widths of columns, in pixels. */
const least: Readonly<Record<Column['width'], number>> = {
  title: 240,
  name: 150,
  long: 220,
  figure: 92,
  short: 108,
  instant: 154,
  share: 116,
};
/** List width below which records are cards, which have room for all columns, in pixels. */
const CARDS_BELOW = 576;
/** Width of the check box before a row and the menu after it, in pixels. */
const AROUND = 88;

/**
 * Returns the columns that fit. The first one is always included, then the one that the list is sorted by, then the
 * others in order. A width of 0 has not been measured yet.
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
