import { iconChoices } from '@ayrac/domain/category/icon-choices.ts';
import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import { expect, it } from 'vitest';

it.each([
  ['tr', tr],
  ['en', en],
])('every icon of a category has a name of its own (%s)', (_, { categories }) => {
  const { names } = categories.icons;
  expect(Object.keys(names).toSorted()).toEqual(iconChoices.map(({ icon }) => icon).toSorted());
  expect(new Set(Object.values(names)).size).toBe(iconChoices.length);
});
