import { expect, it } from 'vitest';
import { exampleNames } from './present.ts';
import type { CategoryRow } from './queries.ts';

const row = (id: string, parentCategoryId: string | null, campaigns: number, name = id): CategoryRow => ({
  id,
  parentCategoryId,
  campaigns,
  name,
  nameEn: `${name} (en)`,
  slug: id,
  position: 0,
  isActive: true,
  icon: null,
});

const rows = [
  row('araç', null, 70),
  row('otomobil', 'araç', 5),
  row('kiralama', 'araç', 4),
  row('ev', null, 60),
  row('mobilya', 'ev', 20),
  row('koltuk', 'mobilya', 8),
  row('beyaz eşya', 'ev', 7),
  row('finans', null, 6),
  row('boş', null, 0),
  row('iş', null, 3),
  row('iş aracı', 'iş', 3, 'otomobil'),
];

it('examples are the largest category of each branch that has no children, each name once', () => {
  expect(exampleNames(rows, 'tr')).toEqual(['koltuk', 'finans', 'otomobil']);
  expect(exampleNames(rows, 'en')).toEqual(['koltuk (en)', 'finans (en)', 'otomobil (en)']);
});

it('examples are six at most', () => {
  const roots = Array.from({ length: 9 }, (_, place) => row(`kök ${place}`, null, place + 1));
  expect(exampleNames(roots, 'tr')).toHaveLength(6);
});
