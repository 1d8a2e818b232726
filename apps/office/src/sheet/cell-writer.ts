import type { Extent, Place } from './active-cell.ts';
import { type Cells, cellKey, cellPlace, placeBlock, readBlock } from './block.ts';

/** What is written to a sheet's cells. */
export interface CellWriting extends Extent {
  /** Returns the saved text of a cell. */
  readonly savedOf: (row: string, column: string) => string;
  /** Unsaved texts by cell key (`row/column`). */
  readonly typed: Cells;
  readonly onType: (cells: Readonly<Record<string, string | null>>) => void;
  /** Returns why a cell is locked, or undefined. */
  readonly lockOf?: (row: string, column: string) => string | undefined;
  /** Called with the number of pasted cells that were dropped because their target is locked. */
  readonly onLeftOut?: (count: number) => void;
}

/** Returns the ways of changing a sheet's cells, named by record and column. None of them changes a locked cell. */
export function cellWriter({ rows, columns, savedOf, typed, lockOf, onType, onLeftOut }: CellWriting) {
  /** A text that equals the saved one is not a change. */
  const settled = (row: string, column: string, text: string) =>
    text.trim() === savedOf(row, column) ? null : text.trim();
  return {
    write: (row: string, column: string, text: string) => {
      if (lockOf?.(row, column) !== undefined) return;
      const key = cellKey(row, column);
      const next = settled(row, column, text);
      if (next === null ? key in typed : typed[key] !== next) onType({ [key]: next });
    },
    /** Gives a cell its saved text back. */
    giveBack: (row: string, column: string) => {
      const key = cellKey(row, column);
      if (key in typed) onType({ [key]: null });
    },
    /** Fills cells from a place on with what was copied in a spreadsheet. */
    paste: (text: string, place: Place) => {
      const ids = (all: Extent['rows']) => all.map(({ id }) => id);
      const filled = Object.entries(placeBlock(readBlock(text), place, ids(rows), ids(columns)));
      const open = filled.filter(([key]) => lockOf?.(...cellPlace(key)) === undefined);
      const cells = open.map(([key, next]) => [key, settled(...cellPlace(key), next)] as const);
      const changed = cells.filter(([key, next]) => (typed[key] ?? null) !== next);
      if (changed.length > 0) onType(Object.fromEntries(changed));
      if (open.length < filled.length) onLeftOut?.(filled.length - open.length);
    },
  };
}
