/**
 * Subsets the typeface for covers and documents that the server draws (Onest, SIL OFL 1.1). The weights are fixed,
 * because the server turns text into outlines and needs no variable axis. Latin-1 and the other Latin letters are
 * separate files, because no tool merges them.
 *
 * Run: node scripts/assets/cut-cover-fonts.ts
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/onest';
const target = 'apps/server/assets/fonts';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
// Brands such as Citroën, Škoda and L’Oréal are written with letters that Turkish does not have.
const latin1 = letters(0xc0, 0xff);
const latinExtended = letters(0x100, 0x17f);
const scripts = [
  { name: 'latin', text: `${printableAscii}${latin1}ıŒœ°²³·×÷½¼–—‘’“”…•€™©®` },
  { name: 'latin-ext', text: `${latinExtended}ȘșȚț₺` },
] as const;

function letters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

for (const weight of [400, 600, 800]) {
  for (const { name, text } of scripts) {
    const whole = await readFile(`${source}/files/onest-${name}-wght-normal.woff2`);
    const cut = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
    await writeFile(`${target}/onest-${name}-${weight}.ttf`, cut);
  }
}
await copyFile(`${source}/LICENSE`, `${target}/LICENSE`);
