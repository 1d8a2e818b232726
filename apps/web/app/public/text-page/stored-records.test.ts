import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { consentCookies } from '@ayrac/domain/consent/consent-effect.ts';
import { pageTexts as english } from '@ayrac/phrases/en/pages/index.ts';
import { pageTexts as turkish } from '@ayrac/phrases/tr/pages/index.ts';
import { expect, it } from 'vitest';

/** Sources of the public pages and of the package that they share with the back office. */
const folders = ['../../', '../../../../../packages/browser/src/'];
const texts = folders.flatMap((folder) => {
  const cwd = fileURLToPath(new URL(folder, import.meta.url));
  const sources = globSync('**/*.{ts,tsx}', { cwd }).filter((name) => !/\.test\.|testing\//.test(name));
  return sources.map((name) => readFileSync(cwd + name, 'utf8'));
});
/** Constants by which the sources name storage keys, and their values. */
const names = new Set(
  texts.flatMap((text) => [...text.matchAll(/\b[gs]etItem\(\W*([A-Z_]+)\b/g)].map(([, name = '']) => name)),
);
const keys = texts.flatMap((text) =>
  [...text.matchAll(/const ([A-Z_]+) = '([^']+)'/g)].flatMap(([, name = '', key = '']) =>
    names.has(name) ? key : [],
  ),
);
const ofMembers = ['accessToken', 'refreshToken', 'signedIn', 'knownBrowser'];
const cookies = [...Object.values(consentCookies), ...ofMembers, 'locale'];

it('finds the storage keys', () => {
  expect(keys).toEqual(expect.arrayContaining(['theme', 'locale', 'recent-campaigns', 'consent-unsent']));
});

it.each([
  ['Turkish', turkish],
  ['English', english],
])('the cookie policy lists every record that the site stores in a browser: in %s', (_language, texts) => {
  const { sections } = texts.cookiePolicy;
  const named = sections.flatMap(({ table }) => (table?.rows ?? []).map(([name]) => name));
  expect(named).toEqual(expect.arrayContaining([...keys, ...cookies]));
});
