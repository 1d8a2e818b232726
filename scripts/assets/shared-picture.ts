import { readFile } from 'node:fs/promises';
import { shareSize } from '@ayrac/domain/campaign/picture-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { shell as en } from '@ayrac/phrases/en/shell.ts';
import { shell as tr } from '@ayrac/phrases/tr/shell.ts';
import { breakLines } from '../../apps/server/src/features/picture/cover/break-lines.ts';
import { outline } from '../../apps/server/src/features/picture/cover/typeset.ts';

const phrases = { tr, en };
const EDGE = 96;
const SLOGAN_SIZE = 58;
const LINE = 78;

/**
 * Draws the picture of shared pages that have none of their own, as SVG: the logo above the slogan, with the mark (a
 * bracket that holds a bookmark) large behind them.
 */
export async function drawSharedPicture(locale: Locale): Promise<string> {
  const { width, height } = shareSize;
  const colours = await readColours('deep', 'deep-surface', 'on-deep', 'accent');
  const logo = await readFile('apps/web/public/logo-on-dark.svg', 'utf8');
  const lines = breakLines(phrases[locale].slogan, 2).map((text, index) => {
    const { path, scale } = outline(text, 600, SLOGAN_SIZE);
    return `<path transform="translate(${EDGE} ${440 + index * LINE}) scale(${scale})" fill="${colours['on-deep']}" d="${path}"/>`;
  });
  const paths = logo.slice(logo.indexOf('</title>') + '</title>'.length, logo.lastIndexOf('</svg>'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.deep}"/>
<g transform="translate(742 -5) scale(20)">
<path fill="${colours['deep-surface']}" d="M4 6a3 3 0 0 1 3-3h7v5H9v16h5v5H7a3 3 0 0 1-3-3z"/>
<path fill="${colours.accent}" d="M17 3h8a3 3 0 0 1 3 3v23l-5.5-5.5L17 29z"/>
</g>
<g transform="translate(${EDGE - 16} 84) scale(4)">${paths}</g>
${lines.join('\n')}
</svg>`;
}

/** Reads design tokens: the dark ground and the colours on it. */
async function readColours<Name extends string>(...names: readonly Name[]): Promise<Record<Name, string>> {
  const css = await readFile('packages/kit/src/styles/tokens.css', 'utf8');
  const pairs = names.map((name) => [name, new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1] ?? 'none']);
  return Object.fromEntries(pairs) as Record<Name, string>;
}
