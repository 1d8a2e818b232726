import type { Cover } from '@ayrac/domain/cover/cover-name.ts';
import { numberOf } from '@ayrac/domain/cover/thing.ts';
import { HEIGHT, layouts, STAGE, WIDTH } from './layouts.ts';
import { paletteOf } from './palette.ts';
import { drawThing } from './things.ts';

/** Position, side and corner radius of the brand's logo. */
const LOGO = { x: 80, y: 508, side: 132, radius: 30 } as const;

/** Width of the close-up around the thing, which extends beyond the cover. */
const NEAR_WIDTH = 1024;

/** Content of a cover without the logo. */
type Scene = Pick<Cover, 'thing' | 'layout' | 'colour'>;

/** Content of a cover with the logo as a PNG. `isNear` draws only the thing, for small sizes. */
interface CoverDrawing extends Scene {
  readonly logo: Buffer | undefined;
  readonly isNear?: boolean;
}

/** Draws the cover of a campaign as SVG without text: 1280×720, identical bytes on every machine. */
export function drawCover({ thing, layout, colour, logo, isNear = false }: CoverDrawing): string {
  const body = drawScene({ thing, layout, colour });
  return isNear
    ? svg(around(STAGE.x, STAGE.y, NEAR_WIDTH), body)
    : svg(`0 0 ${WIDTH} ${HEIGHT}`, body + drawLogo(logo));
}

/** Draws only the thing of a cover at this size, to be placed right of a text. */
export function drawBesideWords(
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const high = (STAGE.width * 1.14 * height) / width;
  const wide = STAGE.width * 1.14;
  const view = `${STAGE.x - wide / 2} ${STAGE.y - high / 2} ${wide} ${high}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${drawScene(scene)}</svg>`;
}

/** Number of details that can be drawn of a cover. */
export const DETAILS = 5;

/** Draws a detail of a cover: close-ups of the thing from different sides. */
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

/** Returns the view box of a 16:9 section around a point. */
function around(x: number, y: number, width: number): string {
  const height = (width * HEIGHT) / WIDTH;
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
}

function svg(view: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${view}">${body}</svg>`;
}

/** Draws the logo on a tile that stands out from any background. */
function drawLogo(logo: Buffer | undefined): string {
  if (logo === undefined) return '';
  const { x, y, side, radius } = LOGO;
  const rim = 8;
  return `<clipPath id="logo"><rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}"/></clipPath><rect x="${x - rim}" y="${y - rim}" width="${side + 2 * rim}" height="${side + 2 * rim}" rx="${radius + rim}" fill="#ffffff"/><image x="${x}" y="${y}" width="${side}" height="${side}" clip-path="url(#logo)" href="data:image/png;base64,${logo.toString('base64')}"/>`;
}
