/**
 * Gathers the drawings that covers are made of: line drawings of Lucide (ISC) and a few of our own in the same
 * 24-pixel grid (apps/server/assets/drawings).
 *
 * Run: node scripts/build-cover-drawings.ts
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { iconKeywords } from '@ayrac/domain/category/category-icon-keywords.ts';
import { motifDrawings } from '../apps/server/src/features/picture/cover/motifs.ts';
import { lucideDrawing } from './lucide.ts';

const own = 'apps/server/assets/drawings';
const ownNames = new Set((await readdir(own)).map((file) => file.replace('.svg', '')));

async function drawingOf(name: string): Promise<string> {
  if (!ownNames.has(name)) return lucideDrawing(name);
  const svg = await readFile(`${own}/${name}.svg`, 'utf8');
  const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return body.replace(/\s+/g, ' ').replaceAll('> <', '><').replaceAll(' />', '/>').trim();
}

const names = [
  ...new Set([...motifDrawings, ...iconKeywords.map(({ icon }) => icon), 'tag', 'check']),
].sort();
const drawings = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await drawingOf(name)] as const)),
);
const notice = 'Drawings by Lucide (ISC licence, https://lucide.dev) and, where it has none, our own.';
await writeFile('apps/server/assets/drawings.json', `${JSON.stringify({ notice, drawings }, null, 2)}\n`);
