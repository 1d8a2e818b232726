import { expect, it } from 'vitest';
import type { PdfPart } from './pdf-content.ts';
import { writePdf } from './write-pdf.ts';

const write = (...parts: PdfPart[]) =>
  writePdf({
    ...{ locale: 'tr', title: 'Ödeme planı', about: 'Iğdır Bankası', foot: '20.11.2026' },
    ...{ parts, createdAt: new Date('2026-11-20T09:00:00Z') },
  });
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
const table = (rows: number, name = 'Şubat 2027'): PdfPart => ({
  kind: 'table',
  title: 'Taksitler',
  columns: [{ label: 'Ay' }, { label: 'Taksit', isNumber: true }],
  rows: Array.from({ length: rows }, (_, nth) => [name, `₺${nth}`]),
});

it('a document has as many sheets as its rows need', async () => {
  expect(sheetsOf(await write(table(30)))).toBe(1);
  expect(sheetsOf(await write(table(360)))).toBe(10);
});

it('no input breaks it: long, special or missing', async () => {
  const long = table(2, 'çok uzun bir ad '.repeat(2_000));
  const foreign = table(1, 'очень 😀 \u0000\n(\\) Häagen');
  const empty: PdfPart[] = [
    { kind: 'table', columns: [], rows: [] },
    { kind: 'figures', figures: [] },
    { kind: 'bars', title: '', bars: [] },
    { kind: 'text', text: '' },
  ];
  expect(sheetsOf(await write(long, foreign, ...empty))).toBe(1);
});
