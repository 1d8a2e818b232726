/**
 * Builds one SVG sprite from the icons that the site names (packages/kit/src/icon-name.ts).
 *
 * A sprite needs no script, and one reference per icon as markup. It is fetched once and cached for ever under its
 * content hash. The drawings come from Lucide (ISC); the marks of the sharing services are our own.
 *
 * Run: node scripts/assets/build-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { iconNames, socialIcons } from '@ayrac/kit/icon-name.ts';
import { lucideDrawing } from './lucide.ts';

const ownMarks = new Set<string>(socialIcons);

async function drawingOf(name: string): Promise<string> {
  if (!ownMarks.has(name)) return lucideDrawing(name);
  const svg = await readFile(`packages/kit/src/icons/${name}.svg`, 'utf8');
  const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return body
    .replace(/<title>.*<\/title>/, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replaceAll(' />', '/>')
    .trim();
}

const symbols = await Promise.all(
  iconNames.map(async (name) => `<symbol id="${name}" viewBox="0 0 24 24">${await drawingOf(name)}</symbol>`),
);
const licence = '<!-- Icons: Lucide, ISC licence, https://lucide.dev -->';
const sprite = `${licence}\n<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>\n${symbols.join('\n')}\n</svg>\n`;
await writeFile('packages/kit/src/icons.svg', sprite);
console.log(`${iconNames.length} icons, ${sprite.length} bytes`);
