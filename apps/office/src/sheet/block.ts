/** What stands in cells, by `row/column`. */
export type Cells = Readonly<Record<string, string>>;

/** The key of a cell. */
export const cellKey = (row: string, column: string) => `${row}/${column}`;

/** A block as a spreadsheet puts it on the clipboard: rows by lines, cells by tabs; a single value is a block of one. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** The cells that a block fills from a place on; what hangs over the table's edge is left out. */
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
