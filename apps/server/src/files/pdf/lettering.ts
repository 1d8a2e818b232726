import type PDFDocument from 'pdfkit';
import { type Face, openFaces, type Run, runsOf } from '#server/typeface.ts';

/** Font weights of a document. */
type Weight = 400 | 600;

const ELLIPSIS = '…';

const faces: Readonly<Record<Weight, readonly Face[]>> = { 400: openFaces(400), 600: openFaces(600) };

/** Weight, size in points and colour of a text. */
export interface Setting {
  readonly weight?: Weight;
  readonly size?: number;
  readonly color?: string;
}

/** Draws lines of text in a document. The typeface is split into two font files, one with the Turkish letters. */
export class Lettering {
  private readonly doc: PDFDocument;

  constructor(doc: PDFDocument) {
    this.doc = doc;
    for (const { name, file } of Object.values(faces).flat()) doc.registerFont(name, file);
  }

  /** Returns the width of a line in points. */
  widthOf(text: string, { weight = 400, size = 9 }: Setting = {}): number {
    this.doc.fontSize(size);
    return lettersOf(text, weight).reduce(
      (width, run) => width + this.doc.font(run.face.name).widthOfString(run.text),
      0,
    );
  }

  /** Draws one line with its left edge at `x` and its top at `y`. */
  write(
    text: string,
    x: number,
    y: number,
    { weight = 400, size = 9, color = '#16211f' }: Setting = {},
  ): void {
    this.doc.fontSize(size).fillColor(color);
    let left = x;
    for (const { face, text: letters } of lettersOf(text, weight)) {
      this.doc.font(face.name).text(letters, left, y, { lineBreak: false });
      left += this.doc.widthOfString(letters);
    }
  }

  /** Returns as much of a text as fits into a width, with an ellipsis when it was cut. */
  within(text: string, width: number, setting: Setting = {}): string {
    if (this.widthOf(text, setting) <= width) return text;
    const signs = [...text];
    let [fits, tooMany] = [0, signs.length];
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1;
      const cut = signs.slice(0, middle).join('').trimEnd() + ELLIPSIS;
      if (this.widthOf(cut, setting) <= width) fits = middle;
      else tooMany = middle;
    }
    return signs.slice(0, fits).join('').trimEnd() + ELLIPSIS;
  }

  /** Breaks a text into lines that fit into a width, never at a no-break space. A word longer than a line is cut. */
  linesOf(text: string, width: number, setting: Setting = {}): readonly string[] {
    const lines: string[] = [];
    for (const word of text.split(/[^\S\u00a0]+/)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.widthOf(longer, setting) <= width) lines[lines.length - 1] = longer;
      else lines.push(this.within(word, width, setting));
    }
    return lines;
  }
}

function lettersOf(text: string, weight: Weight): readonly Run[] {
  return runsOf(text, faces[weight], '?');
}
