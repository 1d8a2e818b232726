/**
 * Draws the site's own pictures: its icons, from their SVG, and the preview of shared pages that have no picture of
 * their own.
 *
 * Run: node scripts/assets/draw-app-pictures.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { locales } from '@ayrac/domain/text/locale.ts';
import sharp from 'sharp';
import { drawSharedPicture } from './shared-picture.ts';

const folder = 'apps/web/public';

// Launchers crop a maskable icon to their own shape, so it fills its square and keeps the mark in the middle.
const icons = [
  { from: 'favicon.svg', to: 'icon-192.png', side: 192 },
  { from: 'favicon.svg', to: 'icon-512.png', side: 512 },
  { from: 'app-icon.svg', to: 'icon-maskable-192.png', side: 192 },
  { from: 'app-icon.svg', to: 'icon-maskable-512.png', side: 512 },
  { from: 'app-icon.svg', to: 'apple-touch-icon.png', side: 180 },
] as const;

const DRAWN_SIDE = 32;
const DPI = 72;

for (const { from, to, side } of icons) {
  const drawing = sharp(await readFile(`${folder}/${from}`), { density: (DPI * side) / DRAWN_SIDE });
  await drawing.resize(side, side).png({ palette: true, effort: 10 }).toFile(`${folder}/${to}`);
}

// Feed readers, and clients that have not read a page, look for an icon with exactly this name.
await writeFile(`${folder}/favicon.ico`, await iconFile('favicon.svg', [16, 32, 48]));

for (const locale of locales) {
  const drawing = Buffer.from(await drawSharedPicture(locale));
  await sharp(drawing).png({ palette: true, effort: 10 }).toFile(`${folder}/share-${locale}.png`);
}

/** Writes an ICO file: a directory with sixteen bytes per entry, followed by the pictures as PNG. */
async function iconFile(from: string, sides: readonly number[]): Promise<Buffer> {
  const drawing = await readFile(`${folder}/${from}`);
  const pictures = await Promise.all(
    sides.map((side) =>
      sharp(drawing, { density: (DPI * side) / DRAWN_SIDE })
        .resize(side, side)
        .png()
        .toBuffer(),
    ),
  );
  const directory = Buffer.alloc(6 + 16 * sides.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(sides.length, 4);
  let offset = directory.length;
  for (const [index, { length }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    directory.fill(sides[index] ?? 0, entry, entry + 2);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return Buffer.concat([directory, ...pictures]);
}
