import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const sheets = globSync(['packages/kit/src/**/*.css', 'apps/*/{app,src}/**/*.css'], { cwd: root }).filter(
  (name) => !name.endsWith('styles/tokens.css'),
);

/** Values that must come from a token: colours, sizes of type, shadows. */
const ownValues = [
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i,
  /font-size: (?!var\(|inherit|100%)/,
  /box-shadow: (?!var\(|none|inset |0 0 0 )/,
];

it('finds the stylesheets of the site', () => {
  expect(sheets.length).toBeGreaterThan(20);
});

it.each(sheets)('%s takes colours, font sizes and shadows from the tokens only', (name) => {
  const lines = readFileSync(`${root}/${name}`, 'utf8').split('\n');
  expect(lines.filter((line) => ownValues.some((value) => value.test(line)))).toEqual([]);
});
