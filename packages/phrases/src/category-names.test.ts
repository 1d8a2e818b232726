import { expect, it } from 'vitest';
import { englishCategoryName } from './category-names.ts';

it.each([
  ['otomobil', 'Cars'],
  ['ev-ve-yasam', 'Home and living'],
  ['boyle-bir-kategori-yok', undefined],
  ['constructor', undefined],
])('the slug %s is named %s in English', (slug, name) => {
  expect(englishCategoryName(slug)).toBe(name);
});
