import { type Column, takesRest } from './column.ts';
import { columnWidth } from './column-width.ts';

/** List width below which records are cards, which have room for all columns, in pixels. */
const CARDS_BELOW = 576;
/** Width of the check box before a row and the menu after it, in pixels. */
const AROUND = 88;
/** Width of the handle by which a row is moved, in pixels. */
const HANDLE = 40;
/** Smallest useful width of a column that shares the remaining space: a short word of the header stays whole. */
const LEAST_SHARE = 84;
/** Width of the arrow beside a header by which the list is sorted. */
const SORT_ARROW = 24;
const LEAST_TITLE = 200;
const LEAST_NAME = 150;
/** In pixels. */
const REM = 16;

/**
 * Returns the columns that fit. The first one is always included, then the one that the list is sorted by, then the
 * others in order. A width of 0 has not been measured yet.
 */
export function fittingColumns(
  columns: readonly Column[],
  width: number,
  sort: string,
  canOrder = false,
): readonly Column[] {
  if (width < CARDS_BELOW) return columns;
  const room = width - AROUND - (canOrder ? HANDLE : 0);
  const sortedBy = sort.replace(/^-/, '');
  const visible = columns
    .map((column, place) => ({ column, rank: place === 0 ? 0 : column.name === sortedBy ? 1 : 2 }))
    .sort((one, other) => one.rank - other.rank);
  let fitting: readonly Column[] = [];
  for (const { column, rank } of visible) {
    const more = [...fitting, column];
    if (rank === 0 || neededBy(more, width) <= room) fitting = more;
  }
  return fitting.length === columns.length ? columns : columns.filter((column) => fitting.includes(column));
}

/** Least width of these columns together. The first one is the title, which shrinks if it takes the rest. */
function neededBy(columns: readonly Column[], width: number): number {
  const isFlexible = takesRest(columns);
  const widths = columns.map((column, place) => {
    if (place > 0) return widthOf(column, width);
    if (isFlexible) return column.width === 'title' ? LEAST_TITLE : LEAST_NAME;
    return Math.max(widthOf(column, width), LEAST_NAME);
  });
  return widths.reduce((sum, one) => sum + one, 0);
}

/** Width of a column in a list of this width, in pixels. */
function widthOf(column: Column, list: number): number {
  const width = columnWidth(column.width, list);
  if (width === undefined) return LEAST_SHARE + (column.isSortable ? SORT_ARROW : 0);
  return 'share' in width ? width.share * list : width.rem * REM;
}
