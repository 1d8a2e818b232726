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
