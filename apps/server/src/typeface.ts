import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** Font file of the typeface. The Latin letters outside Latin-1, such as Turkish ones, are in a file of their own. */
export interface Face {
  readonly name: string;
  readonly file: Buffer;
  readonly font: Font;
}

/** Consecutive characters from the same font file. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** Font units per em. */
export const UNITS = 1000;

const folder = new URL('../assets/fonts/', import.meta.url);

/** Opens the font files of a weight. */
export function openFaces(weight: 400 | 600 | 800): readonly Face[] {
  return ['latin', 'latin-ext'].map((script) => {
    const name = `onest-${script}-${weight}`;
    const file = readFileSync(new URL(`${name}.ttf`, folder));
    const font = create(file);
    if (!('layout' in font)) throw new Error(`The font file of ${name} contains several fonts.`);
    if (font.unitsPerEm !== UNITS)
      throw new Error(`The font of ${name} does not have ${UNITS} units per em.`);
    return { name, file, font };
  });
}

/**
 * Splits a line into runs of one font file each. A character missing from all files is drawn without its diacritics, or
 * else as `missing`.
 */
export function runsOf(line: string, faces: readonly Face[], missing: '' | '?'): readonly Run[] {
  const runs: { readonly face: Face; text: string }[] = [];
  for (const sign of drawable(line, faces, missing)) {
    const face = faces.find((one) => has(one, sign));
    if (face === undefined) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.text += sign;
    else runs.push({ face, text: sign });
  }
  return runs;
}

/** Returns the characters with which a text is drawn, with single spaces between its words. */
export function drawable(text: string, faces: readonly Face[], missing: '' | '?'): string {
  // Some systems write "ş" as an s with a combining cedilla; the font has only the composed letter.
  const signs = [...text.normalize('NFC').replace(/\s+/g, ' ')];
  return signs
    .map((sign) => plainOf(sign, faces, missing))
    .join('')
    .replace(/ +/g, ' ');
}

function plainOf(sign: string, faces: readonly Face[], missing: string): string {
  const isKnown = (one: string) => faces.some((face) => has(face, one));
  if (isKnown(sign)) return sign;
  const plain = [...sign.normalize('NFKD')].filter(isKnown).join('');
  // Combining marks and invisible characters are dropped.
  return plain !== '' || /^[\p{M}\p{Cf}\p{Cc}]$/u.test(sign) ? plain : missing;
}

function has({ font }: Face, sign: string): boolean {
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}
