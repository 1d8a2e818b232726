import { readFileSync } from 'node:fs';
import { defaultCategoryIcon } from '@ayrac/domain/category/category-icon.ts';
import { iconKeywords } from '@ayrac/domain/category/category-icon-keywords.ts';
import { expect, it } from 'vitest';
import { iconNames } from './icon-name.ts';

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

it.each(iconNames)('the sprite holds a drawing of %s', (name) => {
  const from = sprite.indexOf(`<symbol id="${name}"`);
  const symbol = sprite.slice(from, sprite.indexOf('</symbol>', from));
  expect(symbol).toMatch(/<(path|circle|rect|line|polyline|polygon|ellipse)/);
});

it('names no icon twice', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
});

it('knows every icon that the name of a category can lead to', () => {
  const wanted = [defaultCategoryIcon, ...iconKeywords.map((entry) => entry.icon)];
  expect(wanted.filter((icon) => !new Set<string>(iconNames).has(icon))).toEqual([]);
});
