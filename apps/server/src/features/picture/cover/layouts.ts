import type { CoverLayout } from '@ayrac/domain/cover/cover-layout.ts';
import type { Palette } from './palette.ts';
import { round } from './things.ts';

/** Size of every cover in pixels, 16:9. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/** Centre and width of the thing: in the middle of the right 55 percent. */
export const STAGE = { x: 896, y: 366, width: 700 } as const;

/** Margin by which backgrounds extend beyond the cover, since close-ups show it. */
const BEYOND = 400;

/** Vertical position on which things stand. */
const FLOOR = 604;

/** Draws the background of a thing. Directly behind the thing it is light, so that the lines are visible. */
type Layout = (palette: Palette) => string;

function ground(fill: string): string {
  return rect(-BEYOND, -BEYOND, WIDTH + 2 * BEYOND, HEIGHT + 2 * BEYOND, fill);
}

function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const corners = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corners} fill="${fill}"/>`;
}

function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** Draws the area below a line, extending beyond the edges. */
function floor(y: number, fill: string): string {
  return rect(-BEYOND, y, WIDTH + 2 * BEYOND, HEIGHT + BEYOND - y, fill);
}

const round360 = (count: number) =>
  Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count);

/** A full moon behind the thing. */
const moon: Layout = ({ brand, darker, paper, accent }) =>
  ground(brand) +
  disc(0, HEIGHT, 430, darker) +
  disc(STAGE.x, STAGE.y - 6, 344, paper) +
  disc(470, 128, 40, accent);

/** A room with a wall and a floor, seen through an open door. */
const room: Layout = ({ brand, paper, soft, accent }) =>
  ground(paper) +
  floor(FLOOR - 36, soft) +
  rect(-BEYOND, -BEYOND, BEYOND + 440, HEIGHT + 2 * BEYOND, brand) +
  rect(440, -BEYOND, 26, HEIGHT + 2 * BEYOND, accent);

/** An arch in a wall. */
const arch: Layout = ({ brand, soft, paper, mid }) =>
  ground(soft) +
  path(`M${STAGE.x - 320} ${HEIGHT}V350a320 320 0 0 1 640 0V${HEIGHT}z`, paper) +
  floor(FLOOR + 12, brand) +
  disc(0, 0, 300, mid);

/** The sun over a hill. */
const hill: Layout = ({ pale, brand, darker, accent }) =>
  ground(pale) +
  disc(1076, 220, 190, accent) +
  path(`M-400 ${HEIGHT + 400}V690Q100 470 640 ${FLOOR - 10}T1680 ${FLOOR - 60}V${HEIGHT + 400}z`, brand) +
  path(`M-400 ${HEIGHT + 400}V700Q60 560 420 720T1000 1000V${HEIGHT + 400}z`, darker);

/** A diagonal beam of light. */
const beam: Layout = ({ brand, paper, accent, darker }) =>
  ground(brand) +
  path('M340 720L600 0H700L440 720z', darker) +
  path('M520 1120L925 0V-400H1680V1120z', paper) +
  path('M440 720L700 0H780L520 720z', accent);

/** A window in a wall in the accent colour. */
const frame: Layout = ({ accent, paper, brand }) =>
  ground(accent) +
  rect(STAGE.x - 340, 40, 680, 640, paper, 56) +
  rect(-BEYOND, -BEYOND, BEYOND + 110, HEIGHT + 2 * BEYOND, brand);

/** Stripes of an awning hung behind the thing. */
const stripes: Layout = ({ paper, pale, soft, brand }) => {
  const hung = Array.from({ length: 9 }, (_, index) =>
    rect(470 + index * 140, -BEYOND, 70, HEIGHT + 2 * BEYOND, pale),
  );
  return (
    ground(paper) +
    hung.join('') +
    floor(FLOOR - 20, soft) +
    path('M-400 -400H380a90 90 0 0 1 90 90V1120H-400z', brand)
  );
};

/** A podium in two steps. */
const podium: Layout = ({ soft, pale, paper, brand, darker }) =>
  ground(soft) +
  disc(STAGE.x, 330, 400, pale) +
  disc(STAGE.x, 330, 290, paper) +
  rect(STAGE.x - 330, FLOOR, 660, 80, brand, 20) +
  rect(STAGE.x - 420, FLOOR + 56, 840, 600, darker, 20);

/** A flower of eight petals. */
const flower: Layout = ({ brand, lighter, paper, accent }) =>
  ground(brand) +
  disc(60, 40, 240, lighter) +
  round360(8)
    .map((turn) => disc(STAGE.x + 210 * Math.cos(turn), STAGE.y - 6 + 210 * Math.sin(turn), 136, paper))
    .join('') +
  disc(STAGE.x, STAGE.y, 220, paper) +
  disc(456, 620, 34, accent);

/** Rays from behind the thing. */
const rays: Layout = ({ pale, soft, brand }) =>
  ground(pale) +
  round360(14)
    .map((turn) => {
      const point = (at: number) =>
        `${round(STAGE.x + 1500 * Math.cos(at))} ${round(STAGE.y + 1500 * Math.sin(at))}`;
      return path(`M${STAGE.x} ${STAGE.y}L${point(turn)}L${point(turn + Math.PI / 14)}z`, soft);
    })
    .join('') +
  floor(FLOOR + 6, brand);

/** A wall of quarter tiles. */
const tiles: Layout = ({ mid, soft, paper, brand, accent }) => {
  const side = 240;
  const wall = Array.from({ length: 9 }, (_, index) => {
    const x = (index % 3) * side - side;
    const y = Math.floor(index / 3) * side;
    const turned = index % 2 === 0;
    const quarter = turned
      ? `M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`
      : `M${x + side} ${y + side}v${-side}a${side} ${side} 0 0 0 ${-side} ${side}z`;
    return path(quarter, [soft, brand, accent][(index * 2) % 3] ?? soft);
  });
  return ground(mid) + wall.join('') + rect(480, -BEYOND, WIDTH + BEYOND - 480, HEIGHT + 2 * BEYOND, paper);
};

/** Waves that roll in from the left. */
const waves: Layout = ({ paper, soft, mid, brand }) =>
  ground(paper) +
  path('M-400 -400H620C480 120 720 300 560 480S700 900 620 1120H-400z', soft) +
  path('M-400 -400H540C400 120 620 300 470 480S600 900 540 1120H-400z', mid) +
  path('M-400 -400H450C310 120 520 300 380 480S500 900 450 1120H-400z', brand);

/** `usesAccent` marks layouts that use the first accent, so that the thing gets the second one. */
export const layouts: Readonly<
  Record<CoverLayout, { readonly draw: Layout; readonly usesAccent?: boolean }>
> = {
  a: { draw: moon },
  b: { draw: stripes },
  c: { draw: hill, usesAccent: true },
  d: { draw: beam },
  e: { draw: arch },
  f: { draw: frame, usesAccent: true },
  g: { draw: waves },
  h: { draw: flower },
  i: { draw: podium },
  j: { draw: room },
  k: { draw: rays },
  l: { draw: tiles },
};
