/** Texts of cells by key (`row/column`). */
export type Cells = Readonly<Record<string, string>>;

/** Returns the key of a cell. */
export const cellKey = (row: string, column: string) => `${row}/${column}`;

/** Returns the row and the column of a cell's key. */
export function cellPlace(key: string): readonly [row: string, column: string] {
  const end = key.indexOf('/');
  return [key.slice(0, end), key.slice(end + 1)];
}

/**
 * A cell that contains lines or tabs is quoted, with its quotes doubled. Any other ends at the next tab or line break.
 */
const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*/y;

/**
 * Parses a block from a spreadsheet's clipboard: rows in lines, cells separated by tabs. A single value is a block of
 * one cell.
 */
export function readBlock(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const block: string[][] = [[]];
  for (let place = 0; place <= lines.length; place += 1) {
    cell.lastIndex = place;
    const [whole = '', quoted] = cell.exec(lines) ?? [];
    block.at(-1)?.push((quoted?.replaceAll('""', '"') ?? whole).trim());
    place += whole.length;
    if (lines[place] === '\n') block.push([]);
  }
  return block;
}

/** Returns the cells that a block fills from a position on. Parts beyond the table's edge are dropped. */
export function placeBlock(
  block: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: number },
  rows: readonly string[],
  columns: readonly string[],
): Cells {
  const filled = block.flatMap((line, down) =>
    line.flatMap((text, right) => {
      const [row, column] = [rows[at.row + down], columns[at.column + right]];
      return row === undefined || column === undefined ? [] : [[cellKey(row, column), text] as const];
    }),
  );
  return Object.fromEntries(filled);
}
