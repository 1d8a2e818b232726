import type { Benefit } from '@ayrac/domain/campaign/benefit.ts';
import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { brandMark, round } from './drawing.ts';
import { textLine } from './lockup.ts';
import type { Motif } from './motifs.ts';
import { words } from './near.ts';
import type { Palette } from './palette.ts';
import { CAP_HEIGHT, fittingSize } from './typeset.ts';

/** The size of every cover, in pixels: 16 to 9. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/** The margin that no text crosses. */
export const EDGE = 80;

/** What a layout works with. */
export interface Art {
  readonly benefit: Benefit;
  readonly brandName: string;
  /** SVG elements in a view box of 64, white and translucent white. */
  readonly mark: string;
  readonly motif: Motif;
  readonly palette: Palette;
  readonly random: Random;
}

/** A way to compose a cover: gives the elements between `<svg>` and `</svg>`. */
export type Layout = (art: Art) => string;

/** A plain rectangle over the whole cover. */
export function ground(fill: string): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;
}

/** A disc. */
export function disc(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${extra}/>`;
}

/** A rectangle with rounded corners. */
export function slab(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"${extra}/>`;
}

const SIGN_SIZE = 84;
const NAME_MOST = 44;

/** The brand's mark with its name beside it, its left edge at x and its middle at y. */
export function signature(art: Art, x: number, y: number, on: 'brand' | 'light'): string {
  const { brandName, mark, palette } = art;
  // On its own colour the mark's tile would vanish: there it stands on a step darker one.
  const tile = on === 'brand' ? palette.darker : palette.brand;
  const size = fittingSize(brandName, 600, 420, NAME_MOST);
  const box = { x: x + SIGN_SIZE + 24, width: 420 };
  const fill = on === 'brand' ? '#ffffff' : palette.ink;
  return words(
    brandMark(mark, x, y - SIGN_SIZE / 2, SIGN_SIZE, tile) +
      textLine(brandName, 600, size, box, y + (size * CAP_HEIGHT) / 2, fill),
  );
}
