import type { Glyph } from 'fontkit';
import { drawable, openFaces, runsOf, UNITS } from '#server/typeface.ts';

/** Font weights of the pictures. */
export type Weight = 600 | 800;

const faces = { 600: openFaces(600), 800: openFaces(800) };
const tracking: Record<Weight, number> = { 600: -0.01, 800: -0.03 };

/** Height of capitals and digits, as a share of the font size. */
export const CAP_HEIGHT = 0.708;

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
  for (const run of runsOf(text, faces[weight], '')) {
    const { glyphs, positions } = run.face.font.layout(run.text);
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

/** Returns a text as it can be drawn, without the characters that are missing from the fonts. */
export function readable(text: string, weight: Weight): string {
  return drawable(text, faces[weight], '').trim();
}

/** Returns the largest size up to `most` at which a line is not wider than `width`. */
export function fittingSize(text: string, weight: Weight, width: number, most: number): number {
  const natural = measure(text, weight, 100);
  return natural === 0 ? most : Math.min(most, (width / natural) * 100);
}

/** Returns as much of a line as fits into a width, with an ellipsis when it was cut. */
export function within(text: string, weight: Weight, width: number, size: number): string {
  if (measure(text, weight, size) <= width) return text;
  const signs = [...text];
  while (signs.length > 1) {
    signs.pop();
    const cut = `${signs.join('').trimEnd()}…`;
    if (measure(cut, weight, size) <= width) return cut;
  }
  return '…';
}
