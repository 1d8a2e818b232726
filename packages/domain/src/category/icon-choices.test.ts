import { expect, it } from 'vitest';
import { categoryIcon } from './category-icon.ts';
import { findIcons, iconChoices } from './icon-choices.ts';

const icons = iconChoices.map(({ icon }) => icon);
const names = { 'shield-check': 'Insurance shield' };

it('offers no icon twice', () => {
  expect(new Set(icons).size).toBe(icons.length);
});

it('offers every icon that a name can have, and the default one', () => {
  expect(icons).toEqual(
    expect.arrayContaining([categoryIcon('Otomobil'), categoryIcon('Kasko'), categoryIcon('')]),
  );
});

it.each([
  ['SİGORTA', 'shield-check'],
  ['çiçek', 'flower'],
  ['Hediye', 'gift'],
  ['shopping cart', 'shopping-cart'],
  ['insurance', 'shield-check'],
])('finds for "%s" the icon %s', (asked, icon) => {
  expect(findIcons(asked, names)).toContain(icon);
});

it('finds all without a query, and none for an unrelated word', () => {
  expect(findIcons('  ', names)).toEqual(icons);
  expect(findIcons('qqq', names)).toEqual([]);
});
