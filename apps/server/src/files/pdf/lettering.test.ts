import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { Lettering } from './lettering.ts';

const letters = new Lettering(
  new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, lang: 'tr', displayTitle: true },
    info: {},
  }),
);

it.each([
  ['letters whose marks stand by themselves', 'Şişli, Iğdır, İzmir'.normalize('NFD'), 'Şişli, Iğdır, İzmir'],
  ['a letter with a mark that no file has', 'Nguyễn', 'Nguyên'],
  ['marks and joints without a letter', 'kahve\u0331 a\u200db\ufe0f', 'kahve ab'],
  ['signs that no file has', 'да ☕', '?? ?'],
  ['breaks of a line', 'bir\n\tiki', 'bir iki'],
])('%s have the width of their visible characters', (_what, text, read) => {
  expect(letters.widthOf(text)).toBe(letters.widthOf(read));
});

it('a line is never broken at a no-break space', () => {
  const heading = { weight: 600, size: 20 } as const;
  const text = 'Anadolu Otomotiv Yetkili Satıcıları report: November\u00a02026';
  const width = letters.widthOf('Anadolu Otomotiv Yetkili Satıcıları report: November', heading) + 1;
  const lines = letters.linesOf(text, width, heading);
  expect(lines).toEqual(['Anadolu Otomotiv Yetkili Satıcıları report:', 'November\u00a02026']);
  expect(letters.widthOf(lines[1] ?? '', heading)).toBe(letters.widthOf('November 2026', heading));
});
