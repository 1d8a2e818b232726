import type { Cover } from '@ayrac/domain/cover/cover-name.ts';
import { numberOf } from '@ayrac/domain/cover/thing.ts';
import { HEIGHT, layouts, STAGE, WIDTH } from './layouts.ts';
import { paletteOf } from './palette.ts';
import { drawThing } from './things.ts';

/** Where the brand's mark stands, its side and its corners. */
const MARK = { x: 80, y: 508, side: 132, radius: 30 } as const;

/** From nearer the thing stands in the middle of so wide a part, which reaches beyond the cover. */
const NEAR_WIDTH = 1024;

/** What is shown, without a mark. */
type Scene = Pick<Cover, 'thing' | 'layout' | 'colour'>;

/** What a cover is drawn from, its mark as a PNG; as small places show it, it is the thing alone. */
interface CoverDrawing extends Scene {
  readonly mark: Buffer | undefined;
  readonly isNear?: boolean;
}

/** Draws the cover of a campaign as SVG without a word: 1280×720, the same bytes on every machine. */
export function drawCover({ thing, layout, colour, mark, isNear = false }: CoverDrawing): string {
  const body = drawScene({ thing, layout, colour });
  return isNear
    ? svg(around(STAGE.x, STAGE.y, NEAR_WIDTH), body)
    : svg(`0 0 ${WIDTH} ${HEIGHT}`, body + drawMark(mark));
}

/** Draws what a cover shows beside words that stand on its left: the thing alone, in a part of this size. */
export function drawBesideWords(
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const high = (STAGE.width * 1.14 * height) / width;
  const wide = STAGE.width * 1.14;
  const view = `${STAGE.x - wide / 2} ${STAGE.y - high / 2} ${wide} ${high}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${drawScene(scene)}</svg>`;
}

/** So many details of a cover can be drawn. */
export const DETAILS = 5;

/** Draws a detail of a cover: the thing from nearer and nearer, from one side and the other. */
export function drawDetail(scene: Scene, index: number): string {
  const { x, y } = STAGE;
  const views = [
    around(x, y, NEAR_WIDTH),
    around(x - 140, y + 90, 620),
    around(x + 150, y + 80, 620),
    around(x, y - 90, 680),
    around(x, y + 30, 460),
  ];
  return svg(views[index % DETAILS] ?? '', drawScene(scene));
}

function drawScene({ thing, layout, colour }: Scene): string {
  const { draw, usesAccent = false } = layouts[layout];
  const palette = paletteOf(colour, numberOf(thing));
  const ink = {
    line: palette.ink,
    light: '#ffffff',
    tone: palette.tone,
    accent: usesAccent ? palette.accent2 : palette.accent,
  };
  return draw(palette) + drawThing(thing, STAGE.x, STAGE.y, STAGE.width, ink);
}

/** A part of 16 to 9 around a point. */
function around(x: number, y: number, width: number): string {
  const height = (width * HEIGHT) / WIDTH;
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
}

function svg(view: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${view}">${body}</svg>`;
}

/** The mark on a tile that stands off whatever is behind it. */
function drawMark(mark: Buffer | undefined): string {
  if (mark === undefined) return '';
  const { x, y, side, radius } = MARK;
  const rim = 8;
  return `<clipPath id="mark"><rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}"/></clipPath><rect x="${x - rim}" y="${y - rim}" width="${side + 2 * rim}" height="${side + 2 * rim}" rx="${radius + rim}" fill="#ffffff"/><image x="${x}" y="${y}" width="${side}" height="${side}" clip-path="url(#mark)" href="data:image/png;base64,${mark.toString('base64')}"/>`;
}
