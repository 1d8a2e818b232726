import { readFileSync } from 'node:fs';
import { shareSize } from '@ayrac/domain/campaign/picture-address.ts';
import { breakLines } from './break-lines.ts';
import { round } from './things.ts';
import { CAP_HEIGHT, fittingSize, outline, readable, type Weight, within } from './typeset.ts';

/** Text of a shared picture. */
export interface ShareWords {
  readonly brand: string;
  readonly title: string;
  readonly figure: { readonly before: string; readonly value: string; readonly after: string } | null;
  /** Last day; empty for an open-ended campaign. */
  readonly end: string;
}

/** Position and size of the picture: the right 55 percent. */
export const SHARE_PICTURE = { x: 540, width: shareSize.width - 540, height: shareSize.height } as const;

const EDGE = 56;
const WIDTH = SHARE_PICTURE.x - 2 * EDGE;
const TITLE_MOST = 46;
const TITLE_LEAST = 40;
const TITLE_LINES = 4;
/** Smallest sizes at which a picture in a list of messages can be read. Longer lines are cut. */
const TITLE_SMALLEST = 28;
const BRAND_SMALLEST = 22;
const LOGO_SCALE = 1.7;

// The site's design tokens repeated, since a picture cannot load its stylesheet.
const colours = { paper: '#faf8f3', ink: '#14211f', soft: '#5f6965', accent: '#0b6b68' };

const logo = readLogo(readFileSync(new URL('../../../../assets/logo.svg', import.meta.url), 'utf8'));

function readLogo(svg: string): string {
  return svg.slice(svg.indexOf('</title>') + '</title>'.length, svg.lastIndexOf('</svg>'));
}

/** Draws the text of a shared picture: the logo, then brand, title, figure and end. */
export function drawShareWords({ brand, title, figure, end }: ShareWords): string {
  const { width, height } = shareSize;
  const { lines, size } = setTitle(shorten(title));
  const leading = size * 1.24;
  const top = 176 + size * CAP_HEIGHT;
  const titled = lines.map((text, index) => line(text, 600, size, top + index * leading, colours.ink));
  const foot = height - EDGE;
  const valueLine = end === '' ? foot : foot - 52;
  const valueLines = figure === null ? [] : figureLines(figure, valueLine);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${SHARE_PICTURE.x}" height="${height}" fill="${colours.paper}"/><rect width="12" height="${height}" fill="${colours.accent}"/><g transform="translate(${EDGE - 7} 40) scale(${LOGO_SCALE})">${logo}</g>${brandLine(readable(brand, 600))}${titled.join('')}${valueLines.join('')}${end === '' ? '' : line(end, 600, 26, foot, colours.soft)}</svg>`;
}

/** Breaks the title into as few lines as keep the font large. */
function setTitle(title: string): { readonly lines: readonly string[]; readonly size: number } {
  for (let most = 1; ; most += 1) {
    const lines = breakLines(title, most);
    const fitting = Math.min(...lines.map((text) => fittingSize(text, 600, WIDTH, TITLE_MOST)));
    if (fitting < TITLE_LEAST && most < TITLE_LINES) continue;
    if (fitting >= TITLE_SMALLEST) return { lines, size: fitting };
    return { lines: lines.map((text) => within(text, 600, WIDTH, TITLE_SMALLEST)), size: TITLE_SMALLEST };
  }
}

function brandLine(brand: string): string {
  const isLong = fittingSize(brand, 600, WIDTH, 26) < BRAND_SMALLEST;
  const shown = isLong ? within(brand, 600, WIDTH, BRAND_SMALLEST) : brand;
  return line(shown, 600, 26, 146, colours.soft);
}

function figureLines(
  { before, value, after }: NonNullable<ShareWords['figure']>,
  baseline: number,
): string[] {
  const size = fittingSize(value, 800, WIDTH, after === '' ? 76 : 64);
  const room = WIDTH - (size / 100) * widthOf(value, 800, 100) - 16;
  const beside = after === '' || room < 40 ? '' : after;
  const small = Math.min(28, fittingSize(beside, 600, Math.max(room, 1), 28));
  return [
    line(value, 800, size, baseline, colours.accent),
    small < 14 ? '' : line(beside, 600, small, baseline, colours.ink, WIDTH - room),
    before === '' ? '' : line(before, 600, 24, baseline - size * CAP_HEIGHT - 20, colours.soft),
  ];
}

function widthOf(text: string, weight: Weight, size: number): number {
  return outline(text, weight, size).width;
}

function line(
  text: string,
  weight: Weight,
  size: number,
  baseline: number,
  fill: string,
  indent = 0,
): string {
  if (text === '') return '';
  const fitted = fittingSize(text, weight, WIDTH - indent, size);
  const { path, scale } = outline(text, weight, fitted);
  return `<path transform="translate(${round(EDGE + indent)} ${round(baseline)}) scale(${round(scale)})" fill="${fill}" d="${path}"/>`;
}

// Longer titles are cut, because the number of possible breaks grows rapidly with the words.
const MOST_LETTERS = 110;

/** Cuts a long title after a word, or inside a word that is long itself. */
function shorten(text: string): string {
  const title = readable(text, 600);
  if (title.length <= MOST_LETTERS) return title;
  const cut = title.slice(0, MOST_LETTERS);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > MOST_LETTERS / 2 ? end : MOST_LETTERS - 1).replace(/[\s,;:–—-]+$/, '')}…`;
}
