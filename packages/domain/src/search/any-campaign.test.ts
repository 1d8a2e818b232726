import { expect, it } from 'vitest';
import { asksForAny, asksForNewest } from './any-campaign.ts';
import { queryWords } from './search-query.ts';

it.each([
  ['kampanyalar', true, false],
  ['yeni kampanyalar', true, true],
  ['en yeni fırsatlar', true, true],
  ['bugünün fırsatları', true, false],
  ['popüler kampanyalar', true, false],
  ['kampanyalar neler', true, false],
  ['latest offers', true, true],
  // Without the noun, the words may mean a thing.
  ['yeni', false, false],
  ['en iyi', false, false],
  ['yeni telefon kampanyaları', false, false],
  ['istanbul kampanyaları', false, false],
  ['', false, false],
])('"%s" asks for any campaigns: %s, for the newest: %s', (query, isForAny, isForNewest) => {
  expect(asksForAny(queryWords(query))).toBe(isForAny);
  expect(asksForNewest(queryWords(query))).toBe(isForNewest);
});
