/** What stands in cells, by `row/column`. */
export type Cells = Readonly<Record<string, string>>;

/** The key of a cell. */
export const cellKey = (row: string, column: string) => `${row}/${column}`;

/** A cell with lines or tabs in it stands in quotes, its own quotes doubled; any other ends where the next begins. */
const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*/y;

/** A block as a spreadsheet puts it on the clipboard: rows by lines, cells by tabs; a single value is a block of one. */
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
