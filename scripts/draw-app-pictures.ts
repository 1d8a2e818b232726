/**
 * Draws the site's own pictures: its icons, from their SVG, and the preview of shared pages that have no picture of
 * their own.
 *
 * Run: node scripts/draw-app-pictures.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { shareSize } from '@ayrac/domain/campaign/picture-address.ts';
import { shell as english } from '@ayrac/phrases/en/shell.ts';
import { shell as turkish } from '@ayrac/phrases/tr/shell.ts';
import sharp from 'sharp';
import { breakLines } from '../apps/server/src/features/picture/cover/break-lines.ts';
import { outline } from '../apps/server/src/features/picture/cover/typeset.ts';

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

const EDGE = 96;
const SLOGAN_SIZE = 58;
const LINE = 78;

/** Design tokens of the dark ground and the colours on it. */
const colours = await readColours('deep', 'deep-line', 'on-deep', 'deep-accent', 'accent');

for (const [locale, { slogan }] of Object.entries({ tr: turkish, en: english })) {
  await sharp(Buffer.from(sharedPicture(slogan, await readFile(`${folder}/logo-on-dark.svg`, 'utf8'))))
    .png({ palette: true, effort: 10 })
    .toFile(`${folder}/share-${locale}.png`);
}

/** Draws the logo above the slogan, with the mark (a bracket that holds a bookmark) large behind them. */
function sharedPicture(slogan: string, logo: string): string {
  const { width, height } = shareSize;
  const lines = breakLines(slogan, 2).map((text, index) => {
    const { path, scale } = outline(text, 600, SLOGAN_SIZE);
    return `<path transform="translate(${EDGE} ${440 + index * LINE}) scale(${scale})" fill="${colours['on-deep']}" d="${path}"/>`;
  });
  const paths = logo.slice(logo.indexOf('</title>') + '</title>'.length, logo.lastIndexOf('</svg>'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.deep}"/>
<g transform="translate(742 -5) scale(20)">
<path fill="${colours['deep-line']}" d="M4 6a3 3 0 0 1 3-3h7v5H9v16h5v5H7a3 3 0 0 1-3-3z"/>
<path fill="${colours.accent}" d="M17 3h8a3 3 0 0 1 3 3v23l-5.5-5.5L17 29z"/>
</g>
<g transform="translate(${EDGE - 16} 84) scale(4)">${paths}</g>
${lines.join('\n')}
</svg>`;
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

async function readColours<Name extends string>(...names: readonly Name[]): Promise<Record<Name, string>> {
  const css = await readFile('packages/kit/src/styles/tokens.css', 'utf8');
  const pairs = names.map((name) => [name, new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1] ?? 'none']);
  return Object.fromEntries(pairs) as Record<Name, string>;
}
