import { readFileSync } from 'node:fs';
import { rooms, type Thing } from '@ayrac/domain/cover/things.ts';

const folder = new URL('../../../../assets/things/', import.meta.url);

/** Size of every drawing in its own pixels. */
const THING_WIDTH = 600;
const THING_HEIGHT = 480;

// Example colours in the files, so that any program can display them. A cover replaces them.
const LINE = '#17302e';
const LIGHT = '#ffffff';
const TONE = '#bcd6d2';
const ACCENT = '#f2b45c';
const STROKE = 10;

/** Colours of a drawing: lines, two tones, and the accent. */
export interface Ink {
  readonly line: string;
  readonly light: string;
  readonly tone: string;
  readonly accent: string;
}

const bodies = new Map(
  Object.entries(rooms).flatMap(([room, things]) =>
    things.map((thing): [Thing, string] => [thing, readBody(`${room}/${thing}.svg`)]),
  ),
);

function readBody(file: string): string {
  const svg = readFileSync(new URL(file, folder), 'utf8');
  const body = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return body.replace(/\s*\n\s*/g, '');
}

/** Source of all drawings, from which their version is computed. */
export const drawnThings = [...bodies.values()].join('\n');

/** Draws a thing centred at a point with a width in pixels. */
export function drawThing(thing: Thing, x: number, y: number, width: number, ink: Ink): string {
  const scale = width / THING_WIDTH;
  const left = x - width / 2;
  const top = y - (THING_HEIGHT * scale) / 2;
  const inked = (bodies.get(thing) ?? '').replace(
    /#(?:17302e|ffffff|bcd6d2|f2b45c)/g,
    (colour) =>
      ({ [LINE]: ink.line, [LIGHT]: ink.light, [TONE]: ink.tone, [ACCENT]: ink.accent })[colour] ?? colour,
  );
  return `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})" fill="none" stroke="${ink.line}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${inked}</g>`;
}

/** Rounds to three decimals, a thousandth of a pixel, to keep the files small. */
export function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
