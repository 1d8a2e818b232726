/**
 * Subsets the typeface for covers and documents that the server draws (Onest, SIL OFL 1.1). The weights are fixed,
 * because the server turns text into outlines and needs no variable axis. Latin and the Turkish letters are separate
 * files, because no tool merges them.
 *
 * Run: node scripts/cut-cover-fonts.ts
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/onest';
const target = 'apps/server/assets/fonts';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const scripts = [
  { name: 'latin', text: `${printableAscii}ÂÇÉÎÖÛÜâçéîöûüı°²³·×÷½¼–—‘’“”…•€` },
  { name: 'latin-ext', text: 'ĞğİŞş₺' },
] as const;

for (const weight of [400, 600, 800]) {
  for (const { name, text } of scripts) {
    const whole = await readFile(`${source}/files/onest-${name}-wght-normal.woff2`);
    const cut = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
    await writeFile(`${target}/onest-${name}-${weight}.ttf`, cut);
  }
}
await copyFile(`${source}/LICENSE`, `${target}/LICENSE`);
