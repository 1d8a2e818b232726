import { buffer } from 'node:stream/consumers';
import { drawPart } from './draw-part.ts';
import { Lettering } from './lettering.ts';
import type { PdfContent } from './pdf-content.ts';
import { Sheets } from './sheets.ts';

/** Writes a document of A4 sheets; heads of tables stand again on each sheet. */
export async function writePdf({
  locale,
  title,
  about,
  parts,
  foot,
  createdAt,
}: PdfContent): Promise<Buffer> {
  // Half a megabyte of code that most processes never need.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, lang: locale, displayTitle: true },
    info: { Title: title, Author: 'Ayraç', CreationDate: createdAt },
  });
  const written = buffer(doc);
  const sheets = new Sheets(doc, new Lettering(doc));
  sheets.open(title, about);
  for (const part of parts) await drawPart(sheets, part);
  sheets.close(foot);
  doc.end();
  return written;
}
