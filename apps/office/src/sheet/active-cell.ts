/** Position of a cell, counted from the first row and column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The cell that has the focus, with its record and column. */
export interface ActiveCell extends Place {
  readonly rowId: string | undefined;
  readonly columnId: string | undefined;
}

interface Named {
  readonly id: string;
}

/** Shape of a sheet. */
export interface Extent {
  readonly rows: readonly Named[];
  readonly columns: readonly Named[];
}

/** Returns the active cell at a place. Beyond an edge it is the last one before. */
export function cellIn({ rows, columns }: Extent, place: Place): ActiveCell {
  const row = within(place.row, rows.length);
  const column = within(place.column, columns.length);
  return { row, column, rowId: rows[row]?.id, columnId: columns[column]?.id };
}

/**
 * Returns where the active cell is now: with its record and column, wherever they have moved. If one of them is gone,
 * it is what has taken its place.
 */
export function placeNow({ rows, columns }: Extent, active: ActiveCell): Place {
  return {
    row: placeOf(rows, active.rowId) ?? within(active.row, rows.length),
    column: placeOf(columns, active.columnId) ?? within(active.column, columns.length),
  };
}

/** Returns the place that a key leads to from another, or undefined if it does not move. */
export function placeBy(
  key: string,
  { row, column }: Place,
  { rows, columns }: Extent,
  isFar: boolean,
): Place | undefined {
  const steps: Readonly<Record<string, Place>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - 10, column },
    PageDown: { row: row + 10, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? rows.length - 1 : row, column: columns.length - 1 },
  };
  return steps[key];
}

function placeOf(all: readonly Named[], id: string | undefined): number | undefined {
  const place = all.findIndex((one) => one.id === id);
  return place < 0 ? undefined : place;
}

function within(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place));
}
