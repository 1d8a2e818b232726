import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PdfPart } from './pdf-content.ts';
import { inks, type Sheets } from './sheets.ts';

const ROW = 18;
const PAD = 6;
const SIZE = 8.5;
/** Rows drawn before other requests get a turn; one row takes nearly a millisecond. */
const ROWS_AT_ONCE = 20;

type PdfTable = Extract<PdfPart, { kind: 'table' }>;

/** Draws a table and repeats its header on each page. Text too long for its cell is cut. */
export async function drawTable(sheets: Sheets, table: PdfTable): Promise<void> {
  const { title, columns, rows, empty } = table;
  if (title !== undefined) sheets.heading(title, 3 * ROW);
  if (rows.length === 0 && empty !== undefined) {
    sheets.letters.write(sheets.letters.within(empty, sheets.width), sheets.left, sheets.y, {
      color: inks.quiet,
    });
    sheets.y += ROW;
    return;
  }
  const widths = widthsOf(sheets, table);
  const head = () =>
    drawRow(sheets, { table, widths, isHead: true, cells: columns.map(({ label }) => label) });
  sheets.need(2 * ROW);
  head();
  for (const [place, cells] of rows.entries()) {
    if (place > 0 && place % ROWS_AT_ONCE === 0) await nextTurn();
    if (sheets.need(ROW)) head();
    drawRow(sheets, { table, widths, isHead: false, cells });
  }
}

interface DrawnRow {
  readonly table: PdfTable;
  readonly widths: readonly number[];
  readonly isHead: boolean;
  readonly cells: readonly string[];
}

function drawRow(sheets: Sheets, { table, widths, isHead, cells }: DrawnRow): void {
  const setting = isHead
    ? ({ weight: 600, size: 8, color: inks.quiet } as const)
    : ({ size: SIZE, color: inks.text } as const);
  if (isHead) sheets.block(sheets.left, sheets.y, sheets.width, ROW, inks.soft);
  let x = sheets.left;
  for (const [place, width] of widths.entries()) {
    const text = sheets.letters.within(cells[place] ?? '', width - 2 * PAD, setting);
    const free = width - 2 * PAD - sheets.letters.widthOf(text, setting);
    const shift = table.columns[place]?.isNumber === true ? free : 0;
    sheets.letters.write(text, x + PAD + shift, sheets.y + 4, setting);
    x += width;
  }
  sheets.y += ROW;
  sheets.rule();
}

/**
 * Returns the column widths: number columns get the width that they need, and text columns share the rest in proportion
 * to theirs.
 */
function widthsOf(sheets: Sheets, { columns, rows }: PdfTable): readonly number[] {
  const preferred = columns.map(({ label }, place) =>
    Math.max(
      sheets.letters.widthOf(label, { weight: 600, size: 8 }),
      ...rows.map((cells) => sheets.letters.widthOf(cells[place] ?? '', { size: SIZE })),
    ),
  );
  const padded = preferred.map((width) => width + 2 * PAD + 1);
  const sum = (all: readonly number[]) => all.reduce((total, width) => total + width, 0);
  const ofNumbers = sum(padded.filter((_, place) => columns[place]?.isNumber === true));
  const ofNames = sum(padded) - ofNumbers;
  const left = sheets.width - ofNumbers;
  // When the number columns alone are too wide, all columns shrink by the same factor.
  if (ofNames === 0 || left < sheets.width / 5)
    return padded.map((width) => (width / sum(padded)) * sheets.width);
  return padded.map((width, place) => (columns[place]?.isNumber === true ? width : (width / ofNames) * left));
}
