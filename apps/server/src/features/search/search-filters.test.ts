import type { SearchResult } from '@ayrac/contract/search.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enforceRetention } from '#server/retention/enforce.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { flushSearches } from './gather-searches.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  const home = await makeCategory(db, { name: 'Konut' });
  const goods = await makeCategory(db, { name: 'Eşya' });
  const ours = await makeBrand(db, { name: 'Ardıç' });
  const theirs = await makeBrand(db, { name: 'Çınar' });
  const make = (categoryId: string, brandId: string, title: string, values = {}) =>
    makeCampaign(db, { categoryId, brandId, title, ...values });
  for (let made = 0; made < 3; made += 1) await make(home.id, ours.id, 'Perde yıkama');
  await make(home.id, theirs.id, 'Perde dikimi');
  await make(goods.id, theirs.id, 'Perdelik kumaş');
  await make(goods.id, theirs.id, 'Perde rayı', { endAt: new Date(testNow.getTime() - dayInMs) });
  await make(goods.id, theirs.id, 'Halı');
});
afterAll(() => server.close());

async function find(query: string): Promise<SearchResult> {
  const reply = await server.app.inject(`/api/public/search?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

function offered({ filters }: SearchResult, name: string) {
  const facet = filters?.facets.find((one) => one.name === name);
  return facet?.kind === 'choice'
    ? facet.values.map(({ label, campaigns }) => [label, campaigns])
    : undefined;
}

describe('search filters', () => {
  it('are offered by brand and category, counting live campaigns only', async () => {
    const found = await find('q=perde');
    expect(found.total).toBe(5);
    expect(found.ended.map(({ title }) => title.text)).toEqual(['Perde rayı']);
    expect(found.filters?.facets.map(({ name }) => name)).toEqual(['category', 'brand']);
    expect(offered(found, 'brand')).toEqual([
      ['Ardıç', 3],
      ['Çınar', 2],
    ]);
    expect(offered(found, 'category')).toEqual([
      ['Eşya', 1],
      ['Konut', 4],
    ]);
  });

  it('narrow the hits, and each shows the count it would leave', async () => {
    const found = await find('q=perde&brand=cinar&fuel=electric');
    expect(found.total).toBe(2);
    expect(found.campaigns.map(({ title }) => title.text).toSorted()).toEqual([
      'Perde dikimi',
      'Perdelik kumaş',
    ]);
    expect(found.ended.map(({ title }) => title.text)).toEqual(['Perde rayı']);
    expect(offered(found, 'brand')).toEqual([
      ['Ardıç', 3],
      ['Çınar', 2],
    ]);
    expect(offered(found, 'category')).toEqual([
      ['Eşya', 1],
      ['Konut', 1],
    ]);
  });

  it('without results keep a spelling correction', async () => {
    const found = await find('q=prede&brand=ardic&category=esya');
    expect(found).toMatchObject({ total: 0, corrected: 'perde', filters: { whole: 5 } });
  });

  it('without results do not trigger a spelling correction', async () => {
    const found = await find('q=perde&brand=ardic&category=esya');
    expect(found).toMatchObject({ total: 0, corrected: null, filters: { whole: 5 } });
    expect(found.filters?.reliefs).toEqual(
      [
        { name: 'brand', campaigns: 1 },
        { name: 'category', campaigns: 3 },
      ].toSorted((left, right) => right.campaigns - left.campaigns),
    );
  });

  it('apply to all live campaigns when the words match nothing specific', async () => {
    const whole = await find('q=kampanya');
    expect(whole).toMatchObject({ total: 6, cutAt: null, filters: { whole: 6 } });
    expect(offered(whole, 'category')).toEqual([
      ['Eşya', 2],
      ['Konut', 4],
    ]);
    const narrowed = await find('q=kampanya&brand=cinar');
    expect(narrowed.total).toBe(3);
    expect(narrowed.campaigns.map(({ title }) => title.text).toSorted()).toEqual([
      'Halı',
      'Perde dikimi',
      'Perdelik kumaş',
    ]);
  });
});

describe('search counts', () => {
  const counts = async () => {
    await flushSearches(server.db);
    const { rows } = await server.db.$client.query(
      'select day::text, term, spelling, searches, empty from search_count order by day, term',
    );
    return rows;
  };
  beforeEach(async () => {
    await flushSearches(server.db);
    await server.db.$client.query('delete from search_count');
    server.clock.now = testNow;
  });

  it('are grouped by folded term and day in Istanbul, with empty results', async () => {
    for (const term of ['PERDE', 'perde', ' Perde ', 'qwxzyk']) await find(`q=${encodeURIComponent(term)}`);
    server.clock.now = new Date('2026-11-20T21:30:00Z');
    await find('q=perde');
    expect(await counts()).toEqual([
      { day: '2026-11-20', term: 'perde', spelling: 'Perde', searches: 3, empty: 0 },
      { day: '2026-11-20', term: 'qwxzyk', spelling: 'qwxzyk', searches: 1, empty: 1 },
      { day: '2026-11-21', term: 'perde', spelling: 'perde', searches: 1, empty: 0 },
    ]);
    server.clock.now = testNow;
    await find('q=perde');
    expect(await counts()).toContainEqual({
      day: '2026-11-20',
      term: 'perde',
      spelling: 'perde',
      searches: 4,
      empty: 0,
    });
  });

  it.each([
    '',
    'q=sebnem%40example.com',
    'q=0532%20123%2045%2067',
    'q=12345678901',
    'q=perde&page=2',
    'q=perde&brand=ardic',
  ])('omit private terms, and merge equal searches: "%s"', async (query) => {
    await find(query);
    expect(await counts()).toEqual([]);
  });

  it('are deleted after ninety days', async () => {
    await find('q=perde');
    expect(await counts()).toHaveLength(1);
    await enforceRetention(server.db, new Date(testNow.getTime() + 88 * dayInMs));
    expect(await counts()).toHaveLength(1);
    await enforceRetention(server.db, new Date(testNow.getTime() + 91 * dayInMs));
    expect(await counts()).toEqual([]);
  });
});
