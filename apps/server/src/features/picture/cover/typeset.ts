import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';

const folder = new URL('../../../../assets/fonts/', import.meta.url);

const UNITS = 1000;

/** Font weights of the pictures. */
export type Weight = 600 | 800;

const fonts: Record<Weight, readonly Font[]> = { 600: open(600), 800: open(800) };
const tracking: Record<Weight, number> = { 600: -0.01, 800: -0.03 };

/** Height of capitals and digits, as a share of the font size. */
export const CAP_HEIGHT = 0.708;

function open(weight: Weight): readonly Font[] {
  return ['latin', 'latin-ext'].map((script) => {
    const font = create(readFileSync(new URL(`onest-${script}-${weight}.ttf`, folder)));
    if (!('layout' in font)) throw new Error(`The font file of ${script} ${weight} contains several fonts.`);
    if (font.unitsPerEm !== UNITS)
      throw new Error(`The font of ${script} ${weight} does not have ${UNITS} units per em.`);
    return font;
  });
}

/** Line of text as outlines in font units, with y pointing down, the baseline at y = 0 and the left edge at x = 0. */
export interface Outlines {
  /** In pixels at the requested size. */
  readonly width: number;
  /** Has to be scaled by `scale`. */
  readonly path: string;
  readonly scale: number;
}

/** Converts a line of text to outlines. Characters missing from the fonts are left out. */
export function outline(text: string, weight: Weight, size: number): Outlines {
  const parts: string[] = [];
  const width = walk(text, weight, (glyph, x) => parts.push(`M${Math.round(x)} 0${pathOf(glyph)}`));
  return { width: (width * size) / UNITS, path: parts.join(''), scale: size / UNITS };
}

/** Returns the width of a line of text in pixels. */
export function measure(text: string, weight: Weight, size: number): number {
  return (walk(text, weight, () => undefined) * size) / UNITS;
}

/** Visits the glyphs of a line with their positions. Returns the width in font units. */
function walk(text: string, weight: Weight, visit: (glyph: Glyph, x: number) => void): number {
  const gap = tracking[weight] * UNITS;
  let x = 0;
  for (const run of runsOf(text, weight)) {
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      visit(glyph, x);
      x += (positions[index]?.xAdvance ?? 0) + gap;
    });
  }
  return x === 0 ? 0 : x - gap;
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
};
const drawn = new WeakMap<Glyph, string>();

/** Returns the outline of a glyph from its origin in relative steps, so that it can be cached for every position. */
function pathOf(glyph: Glyph): string {
  const known = drawn.get(glyph);
  if (known !== undefined) return known;
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const steps = glyph.path.commands.map(({ command, args }) => {
    if (command === 'closePath') {
      [x, y] = [startX, startY];
      return 'z';
    }
    // The y axis points up in fonts and down in SVG.
    const points = args.map((value, index) => Math.round(index % 2 === 0 ? value : -value));
    const relative = points.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x = 0, y = 0] = points.slice(-2);
    if (command === 'moveTo') [startX, startY] = [x, y];
    return `${letters[command] ?? ''}${relative.join(' ')}`;
  });
  drawn.set(glyph, steps.join(''));
  return steps.join('');
}

/**
 * Splits a text into runs of one font each. Letters outside basic Latin, such as Turkish ones, are in a separate file.
 */
function runsOf(text: string, weight: Weight): { readonly font: Font; readonly text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const sign of text) {
    const font = fonts[weight].find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
    if (font === undefined) continue;
    const last = runs[runs.length - 1];
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

/** Returns the largest size up to `most` at which a line is not wider than `width`. */
export function fittingSize(text: string, weight: Weight, width: number, most: number): number {
  const natural = measure(text, weight, 100);
  return natural === 0 ? most : Math.min(most, (width / natural) * 100);
}
