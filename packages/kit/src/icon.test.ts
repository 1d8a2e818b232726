import { readFileSync } from 'node:fs';
import { iconChoices } from '@ayrac/domain/category/icon-choices.ts';
import { expect, it } from 'vitest';
import { categoryIcons, iconNames } from './icon-name.ts';

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

it.each(iconNames)('the sprite contains a drawing of %s', (name) => {
  const from = sprite.indexOf(`<symbol id="${name}"`);
  const symbol = sprite.slice(from, sprite.indexOf('</symbol>', from));
  expect(symbol).toMatch(/<(path|circle|rect|line|polyline|polygon|ellipse)/);
});

it('has no name twice', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
});

it('contains every icon that a category can have', () => {
  const wanted = iconChoices.map(({ icon }) => icon);
  expect(wanted.filter((icon) => !new Set<string>(iconNames).has(icon))).toEqual([]);
});

it('contains no unused category icon', () => {
  const offered = new Set(iconChoices.map(({ icon }) => icon));
  expect(categoryIcons.filter((icon) => !offered.has(icon))).toEqual([]);
});
