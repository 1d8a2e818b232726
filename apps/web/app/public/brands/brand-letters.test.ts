import { expect, it } from 'vitest';
import { brandLetters } from './brand-letters.ts';

const brandCalled = (name: string) => ({
  id: name,
  name,
  slug: name,
  colour: '#334155',
  logo: null,
  campaigns: 1,
});

it('groups brands by the letters of the Turkish alphabet, in the given order', () => {
  const names = ['3 Yaprak', 'Çınar', 'çam', 'Irmak', 'ılgaz', 'İnci', 'iz'];
  const letters = brandLetters(names.map(brandCalled)).map(({ letter, brands }) => [
    letter,
    brands.map(({ name }) => name),
  ]);
  expect(letters).toEqual([
    [null, ['3 Yaprak']],
    ['Ç', ['Çınar', 'çam']],
    ['I', ['Irmak', 'ılgaz']],
    ['İ', ['İnci', 'iz']],
  ]);
});

it('omits letters without brands', () => {
  expect(brandLetters([])).toEqual([]);
});
