/**
 * Subsets the site's typeface (Onest, SIL OFL 1.1) to the characters that Turkish and English pages need.
 *
 * The publisher ships one file per script, and no tool merges variable fonts, so there are two output files: Latin
 * letters with figures and signs, and the few additional Turkish letters with the lira sign. Both are preloaded;
 * neither is large enough to be split further.
 *
 * Run: node scripts/assets/subset-font.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { dropSpaceKerning } from './space-kerning.ts';

const source = 'node_modules/@fontsource-variable/onest/files';
const target = 'packages/kit/src/styles/fonts';
const weights = { wght: { min: 400, max: 700, default: 400 } };

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const latin = `${printableAscii}\u00a0ÂÀÁÄÇÉÈÊËÎÏÍÔÖÓÛÜÚÑßâàáäçéèêëîïíôöóûüúñı§©®°±²³·×÷«»‘’“”„–—•…€™−¼½¾`;
const turkish = 'ĞğİŞş₺';

const parts = [
  { from: 'onest-latin-wght-normal.woff2', to: 'onest-latin.woff2', text: latin },
  { from: 'onest-latin-ext-wght-normal.woff2', to: 'onest-turkish.woff2', text: turkish },
];

for (const part of parts) {
  const whole = await readFile(`${source}/${part.from}`);
  const plain = await subsetFont(whole, part.text, { targetFormat: 'truetype', variationAxes: weights });
  const pairs = part.text.includes(' ') ? dropSpaceKerning(plain) : 0;
  const subset = await subsetFont(plain, part.text, { targetFormat: 'woff2' });
  await writeFile(`${target}/${part.to}`, subset);
  console.log(`${part.to}: ${subset.length} bytes, ${pairs} kerning pairs with a space removed`);
}
