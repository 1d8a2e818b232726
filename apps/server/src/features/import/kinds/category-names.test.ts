import { expect, it } from 'vitest';
import { CategoryNames } from './category-names.ts';

const cars = { id: '1', slug: 'tasit', parentId: null, nameKey: 'tasit', nameKeyEn: 'vehicles' };
const electric = { id: '2', slug: 'elektrikli', parentId: '1', nameKey: 'elektrikli', nameKeyEn: 'electric' };
const bikes = { id: '3', slug: 'bisiklet', parentId: null, nameKey: 'bisiklet', nameKeyEn: 'bisiklet' };
const ebikes = { ...electric, id: '4', slug: 'elektrikli-2', parentId: '3' };
const refused = { problem: 'not-a-choice' };

it.each([
  ['2', '2'],
  ['elektrikli-2', '4'],
  ['TAŞIT', '1'],
  ['Vehicles', '1'],
  ['Taşıt > Elektrikli', '2'],
  ['Bisiklet › Electric', '4'],
  ['Bisiklet / Elektrikli', '4'],
  ['Electric', refused],
  ['Uçak', refused],
])('%s is %o', (text, found) => {
  expect(new CategoryNames([cars, electric, bikes, ebikes]).find(text)).toEqual(found);
});

it('a renamed category is found by its new name alone, also above others', () => {
  const names = new CategoryNames([cars, electric]);
  names.set({ ...cars, nameKey: 'araclar' });
  expect(names.find('Araçlar')).toBe('1');
  expect(names.find('Araçlar > Elektrikli')).toBe('2');
  expect(names.find('Taşıt > Elektrikli')).toEqual(refused);
});

it('a name of two categories is refused until one is renamed', () => {
  const names = new CategoryNames([electric, ebikes]);
  expect(names.find('Elektrikli')).toEqual(refused);
  names.set({ ...ebikes, nameKey: 'e-bisiklet' });
  expect(names.find('Elektrikli')).toBe('2');
});
