import { expect, it } from 'vitest';
import { askedList } from './asked-list.ts';
import { queryWords } from './search-query.ts';

it.each([
  ['kampanyalar', {}],
  ['bugünün fırsatları', {}],
  ['kampanyalar neler', {}],
  ['yeni kampanyalar', { sort: 'newest' }],
  ['en yeni fırsatlar', { sort: 'newest' }],
  ['yeni eklenen kampanyalar', { sort: 'newest' }],
  ['latest offers', { sort: 'newest' }],
  ['new deals', { sort: 'newest' }],
  ['popüler kampanyalar', { sort: 'most-wanted' }],
  ['en çok tercih edilenler', { sort: 'most-wanted' }],
  ['most popular', { sort: 'most-wanted' }],
  ['en çok indirim', { sort: 'discount' }],
  ['en yüksek indirimli kampanyalar', { sort: 'discount' }],
  ['biggest discounts', { sort: 'discount' }],
  ['bugün bitiyor', { sort: 'ending-soon', ending: ['last-day'] }],
  ['son şans', { sort: 'ending-soon', ending: ['last-day'] }],
  ['son gün kampanyaları', { sort: 'ending-soon', ending: ['last-day'] }],
  ['ending today', { sort: 'ending-soon', ending: ['last-day'] }],
  ['last chance', { sort: 'ending-soon', ending: ['last-day'] }],
  ['bu hafta biten kampanyalar', { sort: 'ending-soon', ending: ['last-week'] }],
  ['bitmek üzere olan fırsatlar', { sort: 'ending-soon', ending: ['last-week'] }],
  ['son günler', { sort: 'ending-soon', ending: ['last-week'] }],
  ['ending soon', { sort: 'ending-soon', ending: ['last-week'] }],
])('"%s" asks for a list', (query, list) => {
  expect(askedList(queryWords(query))).toEqual(list);
});

it.each([
  // Without a noun, the words may mean a thing.
  'yeni',
  'en iyi',
  'popüler',
  'indirim',
  'son model telefon',
  'son dakika tatil',
  'bugün biten otel fırsatı',
  'yeni telefon kampanyaları',
  'istanbul kampanyaları',
  '',
])('"%s" asks for no list', (query) => {
  expect(askedList(queryWords(query))).toBeUndefined();
});
