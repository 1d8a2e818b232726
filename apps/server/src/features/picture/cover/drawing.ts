import { readFileSync } from 'node:fs';

const file = new URL('../../../../assets/drawings.json', import.meta.url);
const drawings = new Map(Object.entries(readDrawings(readFileSync(file, 'utf8'))));

function readDrawings(text: string): Record<string, string> {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null || !('drawings' in parsed))
    throw new Error('No drawings.');
  return Object.fromEntries(
    Object.entries(Object(parsed.drawings)).map(([name, body]) => [name, String(body)]),
  );
}

const GRID = 24;
const MARK_GRID = 64;

/** These enclose nothing: an area between the ends of their lines would be a stray wedge. */
const openDrawings: readonly string[] = [
  'activity',
  'chart-line',
  'check',
  'code-xml',
  'music-2',
  'plug-zap',
  'refresh-cw',
  'snowflake',
  'trending-up',
  'wifi',
];

/** How a drawing is inked. */
export interface Ink {
  readonly line: string;
  /** Fills its closed shapes. */
  readonly fill?: string;
  /** A copy behind it, set off down and to the right, as in a print of two plates. */
  readonly shadow?: string;
  /** In the drawing's own grid of 24. */
  readonly weight?: number;
}

/** A drawing, centred on a point. */
export function drawing(name: string, x: number, y: number, size: number, ink: Ink): string {
  const body = drawings.get(name) ?? drawings.get('tag') ?? '';
  const weight = ink.weight ?? 1.5;
  const plate = (dx: number, line: string, fill: string) =>
    `<g transform="translate(${round(x - size / 2 + dx)} ${round(y - size / 2 + dx)}) scale(${round(size / GRID)})" fill="${fill}" stroke="${line}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${body.replaceAll('currentColor', line)}</g>`;
  const behind = ink.shadow === undefined ? '' : plate(size * 0.05, ink.shadow, ink.shadow);
  // All areas first, then all lines: what lies within a shape, such as the door of a house, is not painted over.
  const areas = ink.fill === undefined || openDrawings.includes(name) ? '' : plate(0, 'none', ink.fill);
  return behind + areas + plate(0, ink.line, 'none');
}

/** A brand's mark, which is drawn in white, on a rounded tile of its colour; without a tile where `tile` is none. */
export function brandMark(mark: string, x: number, y: number, size: number, tile: string): string {
  const ground = `<rect width="${MARK_GRID}" height="${MARK_GRID}" rx="15" fill="${tile}"/>`;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / MARK_GRID)})">${tile === 'none' ? '' : ground}${mark}</g>`;
}

/** Three decimals are a thousandth of a pixel: the rest is weight. */
export function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** A brand's mark as a picture of its own: a square tile whose corners its place rounds. */
export function drawMarkTile(mark: string, tile: string, side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${MARK_GRID} ${MARK_GRID}"><rect width="${MARK_GRID}" height="${MARK_GRID}" fill="${tile}"/>${mark}</svg>`;
}
