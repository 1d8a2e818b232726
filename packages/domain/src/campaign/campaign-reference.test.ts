import { expect, it } from 'vitest';
import { readBrand, readCategories } from './campaign-reference.ts';

const car = { kind: 'known', id: 'c1', name: 'Otomobil' };

// Specification 3.12
it.each([
  [{ category: { id: 'c1', name: 'Otomobil' } }, [car]],
  [{ category: { id: 1, name: ' Otomobil ' } }, [{ kind: 'known', id: '1', name: 'Otomobil' }]],
  [{ category: 'c1' }, [{ kind: 'id-only', id: 'c1' }]],
  [{ category: 'c1', categoryName: 'Otomobil' }, [car]],
  [{ categoryName: 'Otomobil' }, [{ kind: 'name-only', name: 'Otomobil' }]],
  [{ category: { name: 'Otomobil' } }, [{ kind: 'name-only', name: 'Otomobil' }]],
  [{ categories: [{ id: 'c1', name: 'Otomobil' }, 'c2'] }, [car, { kind: 'id-only', id: 'c2' }]],
  [{ category: 'c1', categories: [{ id: 'c1', name: 'Otomobil' }] }, [car]],
  [{ category: { id: 'c1', name: 'Otomobil' }, categories: ['c1', 'c1'] }, [car]],
  [{ category: { id: 'c1', name: 'Otomobil' }, categoryName: 'Başka' }, [car]],
  [{ category: null, categories: [null, 5.5, [], {}, ''], categoryName: '' }, []],
  [{ category: 0, categories: 'c1' }, []],
  [{}, []],
])('the categories of %j are %j', (raw, categories) => {
  expect(readCategories(raw)).toEqual(categories);
});

it('too many categories are cut', () => {
  const categories = Array.from({ length: 100_000 }, (_, index) => `c${index}`);
  expect(readCategories({ categories })).toHaveLength(50);
});

// Specification 3.13
it.each([
  [{ brand: { id: 'b1', name: 'Ayna' } }, { kind: 'known', id: 'b1', name: 'Ayna' }],
  [
    { brand: { title: 'Ayna' }, brandId: 'b1' },
    { kind: 'known', id: 'b1', name: 'Ayna' },
  ],
  [{ brand: 'Ayna' }, { kind: 'name-only', name: 'Ayna' }],
  [
    { brandName: 'Ayna', brandId: 3 },
    { kind: 'known', id: '3', name: 'Ayna' },
  ],
  [{ brandId: 'b1' }, { kind: 'id-only', id: 'b1' }],
  [{ brand: [], brandId: {} }, null],
  [{}, null],
])('the brand of %j is %j', (raw, brand) => {
  expect(readBrand(raw)).toEqual(brand);
});
