import { expect, it } from 'vitest';
import { categoryIcon } from './category-icon.ts';
import { findIcons, iconChoices } from './icon-choices.ts';

const icons = iconChoices.map(({ icon }) => icon);

it('offers no icon twice', () => {
  expect(new Set(icons).size).toBe(icons.length);
});

it('offers every icon that a name leads to, and the one of names without any', () => {
  expect(icons).toEqual(
    expect.arrayContaining([categoryIcon('Otomobil'), categoryIcon('Kasko'), categoryIcon('')]),
  );
});

it.each([
  ['SİGORTA', 'shield-check'],
  ['çiçek', 'flower'],
  ['Hediye', 'gift'],
  ['shopping cart', 'shopping-cart'],
])('finds for "%s" the icon %s', (asked, icon) => {
  expect(findIcons(asked)).toContain(icon);
});

it('finds all where nothing is asked, and none for a word of no icon', () => {
  expect(findIcons('  ')).toEqual(icons);
  expect(findIcons('qqq')).toEqual([]);
});
