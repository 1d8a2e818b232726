import { RefusalError } from '@ayrac/domain/refusal.ts';
import { type FileCell, type FileRow, LONGEST_CELL, MOST_COLUMNS } from '../file-row.ts';
import { type Archive, openArchive } from './archive.ts';
import { cellValue, type RawCell } from './cell-value.ts';
import { readElements } from './elements.ts';
import { columnAt, findMerged, type MergedColumn } from './merged-cells.ts';
import { TextCollector } from './text.ts';
import { readWorkbook, type Workbook } from './workbook.ts';

/** Yields the rows of a workbook's first visible sheet while holding few of them in memory. */
export async function* xlsxRows(path: string): AsyncGenerator<FileRow> {
  await using archive = await openArchive(path);
  const book = await readWorkbook(archive);
  const merged = await findMerged(await open(archive, book));
  const reader = new SheetReader(book, merged);
  for await (const _ of readElements(await open(archive, book), reader.callbacks)) yield* reader.take();
}

async function open(archive: Archive, { sheet }: Workbook) {
  const part = await archive.open(sheet);
  if (part === undefined) throw new RefusalError('file-unreadable');
  return part;
}

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** Builds rows from the XML events of a sheet. */
class SheetReader {
  readonly #book: Workbook;
  readonly #merged: ReadonlyMap<number, readonly MergedColumn[]>;
  /** Values of merged cells that extend to later rows, by column. */
  readonly #held = new Map<number, { readonly value: FileCell; readonly last: number }>();
  readonly #text = new TextCollector();
  #rows: FileRow[] = [];
  #line = 0;
  #cells: FileCell[] = [];
  #column = -1;
  #cell: Mutable<RawCell> | undefined;
  #isValue = false;

  constructor(book: Workbook, merged: readonly MergedColumn[]) {
    this.#book = book;
    this.#merged = Map.groupBy(merged, ({ first }) => first);
  }

  readonly callbacks = {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      this.#text.open(name);
      if (name === 'row') {
        // A sheet may omit empty rows, so the row number is explicit.
        this.#line = attributes.r === undefined ? this.#line + 1 : Number(attributes.r);
        this.#cells = [];
        this.#column = -1;
      } else if (name === 'c') {
        const letters = /^[A-Z]+/.exec(attributes.r ?? '')?.[0];
        this.#column = letters === undefined ? this.#column + 1 : columnAt(letters);
        this.#cell = {
          type: attributes.t ?? 'n',
          style: Number(attributes.s ?? 0),
          value: null,
          isFormula: false,
        };
      } else if (name === 'f' && this.#cell) this.#cell.isFormula = true;
      else if (name === 'v') this.#isValue = true;
    },
    text: (text: string) => {
      this.#text.add(text);
      if (!this.#isValue || !this.#cell) return;
      const value = (this.#cell.value ?? '') + text;
      this.#cell.value = value.slice(0, LONGEST_CELL);
    },
    close: (name: string) => {
      this.#text.close(name);
      if (name === 'v') this.#isValue = false;
      else if (name === 'is' && this.#cell) this.#cell.value = this.#text.take();
      else if (name === 'c' && this.#cell) {
        if (this.#column < MOST_COLUMNS) this.#cells[this.#column] = cellValue(this.#book, this.#cell);
        this.#cell = undefined;
      } else if (name === 'row') this.#end();
    },
  };

  /** Returns the rows completed since the last call. */
  take(): readonly FileRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #end(): void {
    for (const [column, { value, last }] of this.#held) {
      if (last < this.#line) this.#held.delete(column);
      else this.#cells[column] = value;
    }
    for (const { column, last } of this.#merged.get(this.#line) ?? [])
      if (column < MOST_COLUMNS) this.#held.set(column, { value: this.#cells[column] ?? null, last });
    // A sheet may omit empty cells as well.
    this.#rows.push({ line: this.#line, cells: Array.from(this.#cells, (cell) => cell ?? null) });
  }
}
