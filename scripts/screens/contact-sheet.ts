/**
 * Draws all objects of covers on one page, and the cover layouts with some of the objects on another, for visual
 * inspection.
 *
 * Run: node scripts/screens/contact-sheet.ts <folder>
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverLayouts } from '@ayrac/domain/cover/cover-layout.ts';
import { rooms, things } from '@ayrac/domain/cover/things.ts';
import sharp from 'sharp';
import { drawCover } from '../../apps/server/src/features/picture/cover/draw-cover.ts';
import { drawLogoTile } from '../../apps/server/src/features/picture/cover/logo-tile.ts';
import { drawThing } from '../../apps/server/src/features/picture/cover/things.ts';

const folder = process.argv[2] ?? 'screenshots';
const colours = ['#1c4e80', '#b3261e', '#0f6b5c', '#7a1f4b', '#8a5a00', '#4338ca', '#2f5d3a', '#34495e'];
const grounds = ['#f5f1e8', '#d9e6e3'];
const ink = { line: '#17302e', light: '#ffffff', tone: '#bcd6d2', accent: '#f2b45c' };
const CELL = { width: 250, height: 210 };
const COLUMNS = 8;

await mkdir(folder, { recursive: true });
await draw(
  'things.png',
  things.map((thing, index) => {
    const { width, height } = CELL;
    const fill = grounds[(index + Math.floor(index / COLUMNS)) % 2];
    return `<rect width="${width}" height="${height}" fill="${fill}"/>${drawThing(thing, width / 2, height / 2, width - 40, ink)}`;
  }),
);

const logo = await sharp(
  Buffer.from(drawLogoTile('<circle cx="32" cy="32" r="17" fill="#fff"/>', '#34495e', 264)),
)
  .png()
  .toBuffer();
const shown = Object.values(rooms).flatMap((room) => room.slice(0, Math.ceil(96 / 11)));
await draw(
  'covers.png',
  shown.slice(0, 96).map((thing, index) => {
    const layout = coverLayouts[index % coverLayouts.length] ?? 'a';
    const colour = colours[(index * 5) % colours.length] ?? '#0f6b5c';
    const cover = drawCover({ thing, layout, colour, logo });
    return cover.replace(
      'width="1280" height="720"',
      `width="${CELL.width}" height="${(CELL.width * 9) / 16}"`,
    );
  }),
);

async function draw(name: string, cells: readonly string[]): Promise<void> {
  const height = Math.ceil(cells.length / COLUMNS) * CELL.height;
  const placed = cells.map(
    (cell, index) =>
      `<g transform="translate(${(index % COLUMNS) * CELL.width} ${Math.floor(index / COLUMNS) * CELL.height})">${cell.replaceAll('id="logo"', `id="logo${index}"`).replaceAll('url(#logo)', `url(#logo${index})`)}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL.width}" height="${height}">${placed.join('')}</svg>`;
  await writeFile(join(folder, name), await sharp(Buffer.from(svg)).png().toBuffer());
}
