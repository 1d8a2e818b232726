import type PDFDocument from 'pdfkit';
import type { Lettering } from './lettering.ts';

/** Page margins, in points. */
const EDGE = 48;
const FOOT = 64;

/** Colours of the light theme. */
export const inks = {
  text: '#16211f',
  quiet: '#55645f',
  accent: '#0b6b68',
  soft: '#dfeeea',
  line: '#c9d3cf',
} as const;

/** The pages of a document, and how far the last one is filled. */
export class Sheets {
  readonly left = EDGE;
  readonly width: number;
  readonly letters: Lettering;
  /** Top of the next part, in points. */
  y = EDGE;
  private readonly doc: PDFDocument;

  constructor(doc: PDFDocument, letters: Lettering) {
    this.doc = doc;
    this.letters = letters;
    this.width = doc.page.width - 2 * EDGE;
  }

  /** Draws the head of the document. */
  open(title: string, about: string): void {
    this.block(this.left, this.y, 28, 3, inks.accent);
    this.letters.write('Ayraç', this.left, this.y + 10, { weight: 600, size: 10, color: inks.accent });
    this.y += 30;
    for (const line of this.letters.linesOf(title, this.width, { weight: 600, size: 20 })) {
      this.letters.write(line, this.left, this.y, { weight: 600, size: 20 });
      this.y += 26;
    }
    this.y += 4;
    for (const line of this.letters.linesOf(about, this.width)) {
      this.letters.write(line, this.left, this.y, { color: inks.quiet });
      this.y += 13;
    }
    this.y += 12;
  }

  /** Starts a new page unless `height` points are free on this one; returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= this.doc.page.height - FOOT) return false;
    this.doc.addPage();
    this.y = EDGE;
    return true;
  }

  /** Draws the heading of a part, on the same page as the first `follows` points of its content. */
  heading(title: string, follows: number): void {
    const setting = { weight: 600, size: 12 } as const;
    this.need(22 + follows);
    this.letters.write(this.letters.within(title, this.width, setting), this.left, this.y, setting);
    this.y += 22;
  }

  block(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.rect(x, y, width, height).fill(color);
  }

  /** Draws a thin line over the full width. */
  rule(): void {
    this.block(this.left, this.y, this.width, 0.5, inks.line);
  }

  /** Draws the footer of every page; called last, when the number of pages is known. */
  close(foot: string): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      const y = this.doc.page.height - EDGE;
      const number = `${page + 1} / ${count}`;
      const quiet = { size: 8, color: inks.quiet };
      const widthOfNumber = this.letters.widthOf(number, quiet);
      this.block(this.left, y - 8, this.width, 0.5, inks.line);
      this.letters.write(
        this.letters.within(foot, this.width - widthOfNumber - 16, quiet),
        this.left,
        y,
        quiet,
      );
      this.letters.write(number, this.left + this.width - widthOfNumber, y, quiet);
    }
  }
}
