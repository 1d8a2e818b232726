import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { drawTable } from './draw-table.ts';
import { Lettering } from './lettering.ts';
import { Sheets } from './sheets.ts';

it('yields to other requests while drawing many rows', async () => {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, lang: 'tr', displayTitle: true },
    info: {},
  });
  const sheets = new Sheets(doc, new Lettering(doc));
  const rows = Array.from({ length: 120 }, (_, nth) => [`${nth}. ay`]);
  const drawing = drawTable(sheets, { kind: 'table', columns: [{ label: 'Ay' }], rows });
  expect(doc.bufferedPageRange().count).toBe(1);
  await drawing;
  expect(doc.bufferedPageRange().count).toBe(4);
});
