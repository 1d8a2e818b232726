import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import type PDFDocument from 'pdfkit';

/** Font weights of a document. */
type Weight = 400 | 600;

interface Face {
  readonly name: string;
  readonly file: Buffer;
  has(sign: string): boolean;
}

const folder = new URL('../../../assets/fonts/', import.meta.url);
const ELLIPSIS = '…';

const faces: Readonly<Record<Weight, readonly Face[]>> = { 400: open(400), 600: open(600) };

function open(weight: Weight): readonly Face[] {
  return ['latin', 'latin-ext'].map((script) => {
    const name = `onest-${script}-${weight}`;
    const file = readFileSync(new URL(`${name}.ttf`, folder));
    const font = create(file);
    if (!('layout' in font)) throw new Error(`The font file of ${name} contains several fonts.`);
    return { name, file, has: (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) };
  });
}

/** Consecutive characters from the same font file. */
interface Run {
  readonly face: Face;
  text: string;
}

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
    return runsOf(text, weight).reduce(
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
    for (const { face, text: letters } of runsOf(text, weight)) {
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

  /** Breaks a text into lines that fit into a width. A word longer than a line is cut. */
  linesOf(text: string, width: number, setting: Setting = {}): readonly string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.widthOf(longer, setting) <= width) lines[lines.length - 1] = longer;
      else lines.push(this.within(word, width, setting));
    }
    return lines;
  }
}

/**
 * Splits a line into runs of one font file each. A character missing from both files is drawn without its diacritics,
 * or as a question mark.
 */
function runsOf(text: string, weight: Weight): readonly Run[] {
  const runs: Run[] = [];
  // Some systems write "ş" as an s with a combining cedilla; the font has only the composed letter.
  const signs = [...text.normalize('NFC').replace(/\s+/g, ' ')];
  for (const sign of signs.flatMap((one) => plainOf(one, weight))) {
    const face = faces[weight].find((one) => one.has(sign));
    if (face === undefined) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.text += sign;
    else runs.push({ face, text: sign });
  }
  return runs;
}

function plainOf(sign: string, weight: Weight): readonly string[] {
  const isKnown = (one: string) => faces[weight].some((face) => face.has(one));
  if (isKnown(sign)) return [sign];
  const plain = [...sign.normalize('NFKD')].filter(isKnown);
  if (plain.length > 0) return plain;
  // Combining marks and invisible format characters are dropped.
  return /^[\p{M}\p{Cf}]$/u.test(sign) ? [] : ['?'];
}
