import type { Benefit } from '@ayrac/domain/campaign/benefit.ts';
import { breakLines } from './break-lines.ts';
import { round } from './drawing.ts';
import { words } from './near.ts';
import { CAP_HEIGHT, fittingSize, outline, type Weight } from './typeset.ts';

/** Where a lockup stands: left or middle, top or middle or bottom of a box. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: 'left' | 'middle';
  readonly hold?: 'top' | 'middle' | 'bottom';
}

/** The colours of figure and words, and the largest size of the figure. */
export interface Voice {
  readonly figure: string;
  readonly words: string;
  readonly most?: number;
}

interface Line {
  readonly text: string;
  readonly weight: Weight;
  readonly size: number;
  readonly fill: string;
  /** Below the line above it. */
  readonly gap: number;
}

const WORDS_MOST = 70;
const WORDS_LEAST = 54;
// How far words keep from the tail of a figure: of g, y or ç, or of a comma, as a share of its size.
const TAIL = 0.2;
const COMMA_TAIL = 0.12;
const HEADLINE_MOST = 116;

/** Sets a benefit in a box: its figure as large as fits, the words above and below. */
export function lockup(benefit: Benefit, box: Box, voice: Voice): string {
  const natural = linesOf(benefit, box, voice);
  const tall = natural.reduce((sum, line) => sum + line.gap + line.size * CAP_HEIGHT, 0);
  const scale = Math.min(1, box.height / tall);
  const lines = natural.map((line) => ({ ...line, size: line.size * scale, gap: line.gap * scale }));
  const free = box.height - tall * scale;
  const share = { top: 0, middle: 0.5, bottom: 1 }[box.hold ?? 'middle'];
  let y = box.y + free * share;
  const drawn = lines.map((line) => {
    y += line.gap + line.size * CAP_HEIGHT;
    return textLine(line.text, line.weight, line.size, box, y, line.fill);
  });
  return words(drawn.join(''));
}

function linesOf({ before, figure, after }: Benefit, box: Box, voice: Voice): Line[] {
  if (figure === null) return headline(after, box, voice.figure);
  const most = Math.min(voice.most ?? 300, box.height * 0.72);
  const size = fittingSize(figure, 800, box.width, most);
  const wordSize = Math.min(WORDS_MOST, Math.max(WORDS_LEAST, size * 0.3));
  const words = (content: string, gap: number): Line[] => {
    const whole = fittingSize(content, 600, box.width, wordSize);
    // One line where it stays readable, else two.
    if (whole >= wordSize * 0.86) return [line(content, 600, whole, voice.words, gap)];
    const parts = breakLines(content, 2, 2);
    const fit = Math.min(...parts.map((part) => fittingSize(part, 600, box.width, wordSize)));
    return parts.map((part, index) => line(part, 600, fit, voice.words, index === 0 ? gap : fit * 0.5));
  };
  return [
    ...(before === '' ? [] : words(before, 0)),
    line(figure, 800, size, voice.figure, before === '' ? 0 : wordSize * 0.6),
    ...(after === '' ? [] : words(after, wordSize * 0.62 + size * tailOf(figure))),
  ];
}

function tailOf(figure: string): number {
  if (/[gjpqyçğş]/.test(figure)) return TAIL;
  return figure.includes(',') ? COMMA_TAIL : 0;
}

function headline(text: string, box: Box, fill: string): Line[] {
  const parts = breakLines(text, 3, 2);
  const size = Math.min(...parts.map((part) => fittingSize(part, 800, box.width, HEADLINE_MOST)));
  return parts.map((part, index) => line(part, 800, size, fill, index === 0 ? 0 : size * 0.38));
}

function line(text: string, weight: Weight, size: number, fill: string, gap: number): Line {
  return { text, weight, size, fill, gap };
}

/** One line of text as a path, within the width of a box, on a baseline. */
export function textLine(
  text: string,
  weight: Weight,
  size: number,
  box: Pick<Box, 'x' | 'width' | 'align'>,
  baseline: number,
  fill: string,
): string {
  const { path, scale, width } = outline(text, weight, size);
  const x = box.align === 'middle' ? box.x + (box.width - width) / 2 : box.x;
  return `<path transform="translate(${round(x)} ${round(baseline)}) scale(${round(scale)})" fill="${fill}" d="${path}"/>`;
}
