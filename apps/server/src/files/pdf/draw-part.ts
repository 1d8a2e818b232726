import { drawTable } from './draw-table.ts';
import type { PdfFigure, PdfPart } from './pdf-content.ts';
import { inks, type Sheets } from './sheets.ts';

const GAP = 18;
const TILES_A_ROW = 3;
const TILE_HEIGHT = 54;
/** Height of tiles whose figures are compared with nothing. */
const LOW_TILE_HEIGHT = 40;
const TILE_GAP = 10;
const BARS_HEIGHT = 90;

/** Draws a part below the previous one. */
export async function drawPart(sheets: Sheets, part: PdfPart): Promise<void> {
  switch (part.kind) {
    case 'text':
      drawText(sheets, part.text);
      break;
    case 'figures':
      drawFigures(sheets, part.figures);
      break;
    case 'bars':
      drawBars(sheets, part);
      break;
    case 'table':
      await drawTable(sheets, part);
      break;
  }
  sheets.y += GAP;
}

function drawText(sheets: Sheets, text: string): void {
  for (const line of sheets.letters.linesOf(text, sheets.width)) {
    sheets.need(13);
    sheets.letters.write(line, sheets.left, sheets.y);
    sheets.y += 13;
  }
}

function drawFigures(sheets: Sheets, figures: readonly PdfFigure[]): void {
  const width = (sheets.width - (TILES_A_ROW - 1) * TILE_GAP) / TILES_A_ROW;
  const height = figures.some(({ note }) => note !== undefined) ? TILE_HEIGHT : LOW_TILE_HEIGHT;
  for (let first = 0; first < figures.length; first += TILES_A_ROW) {
    sheets.need(height);
    for (const [place, { label, value, note }] of figures.slice(first, first + TILES_A_ROW).entries()) {
      const x = sheets.left + place * (width + TILE_GAP);
      const quiet = { size: 8, color: inks.quiet };
      const large = { weight: 600, size: 17 } as const;
      const within = (text: string, setting: object) => sheets.letters.within(text, width - 12, setting);
      sheets.block(x, sheets.y, 2, height - 8, inks.accent);
      sheets.letters.write(within(label, quiet), x + 10, sheets.y, quiet);
      sheets.letters.write(within(value, large), x + 10, sheets.y + 11, large);
      if (note !== undefined) sheets.letters.write(within(note, quiet), x + 10, sheets.y + 35, quiet);
    }
    sheets.y += height;
  }
}

function drawBars(sheets: Sheets, { title, bars }: Extract<PdfPart, { kind: 'bars' }>): void {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  sheets.heading(title, BARS_HEIGHT + 28);
  const step = sheets.width / Math.max(1, bars.length);
  const ground = sheets.y + BARS_HEIGHT;
  const top = bars.findIndex(({ value }) => value === highest);
  const quiet = { size: 8, color: inks.quiet };
  for (const [place, { value, valueText }] of bars.entries()) {
    const height = (value / highest) * (BARS_HEIGHT - 14);
    const x = sheets.left + place * step;
    if (value > 0) sheets.block(x + step * 0.12, ground - height, step * 0.76, height, inks.accent);
    if (place !== top) continue;
    const width = sheets.letters.widthOf(valueText, quiet);
    const centred = x + (step - width) / 2;
    const most = sheets.left + sheets.width - width;
    sheets.letters.write(
      valueText,
      Math.max(sheets.left, Math.min(most, centred)),
      ground - height - 12,
      quiet,
    );
  }
  sheets.block(sheets.left, ground, sheets.width, 0.5, inks.line);
  const [first, last] = [bars[0]?.label ?? '', bars.at(-1)?.label ?? ''];
  sheets.letters.write(first, sheets.left, ground + 5, quiet);
  const width = sheets.letters.widthOf(last, quiet);
  sheets.letters.write(last, sheets.left + sheets.width - width, ground + 5, quiet);
  sheets.y = ground + 18;
}
