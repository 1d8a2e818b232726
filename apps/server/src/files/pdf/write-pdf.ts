import { buffer } from 'node:stream/consumers';
import { drawPart } from './draw-part.ts';
import type { PdfContent } from './pdf-content.ts';
import { Sheets } from './sheets.ts';

/** Writes an A4 document. Table headers are repeated on each page. */
export async function writePdf({
  locale,
  title,
  about,
  parts,
  foot,
  createdAt,
}: PdfContent): Promise<Buffer> {
  // Loaded on demand: megabytes of code and fonts that most processes never need.
  const { default: PDFDocument } = await import('pdfkit');
  const { Lettering } = await import('./lettering.ts');
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, lang: locale, displayTitle: true },
    info: { Title: title.replaceAll('\u00a0', ' '), Author: 'Ayraç', CreationDate: createdAt },
  });
  const written = buffer(doc);
  const sheets = new Sheets(doc, new Lettering(doc));
  sheets.open(title, about);
  for (const part of parts) await drawPart(sheets, part);
  sheets.close(foot);
  doc.end();
  return written;
}
