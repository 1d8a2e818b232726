import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { flushSearches } from '../gather-searches.ts';
import { flushClicks } from './gather-clicks.ts';

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

let site: TestApp;
let admin: Parameters<TestApp['actAs']>[0];
beforeAll(async () => {
  site = await testApp();
  const tyres = await makeCategory(site.db, { name: 'Lastik' });
  const road = await makeBrand(site.db, { name: 'Yol' });
  for (const title of ['Kış lastiği', 'Yaz lastiği'])
    await makeCampaign(site.db, { categoryId: tyres.id, brandId: road.id, title });
  const { id, username } = await makeAccount(site.db, { role: 'ADMIN' });
  admin = { kind: 'member', id, username, role: 'ADMIN', sessionId: id };
});
afterAll(() => site.close());
beforeEach(async () => {
  site.actAs(undefined);
  await write();
  await site.db.$client.query('delete from search_click; delete from search_count');
});

const write = async () => {
  await flushSearches(site.db);
  await flushClicks(site.db);
};
const search = (q: string) => site.app.inject(`/api/public/search?q=${encodeURIComponent(q)}`);
const click = (body: object, headers: Record<string, string> = browser) =>
  site.app.inject({
    method: 'POST',
    url: '/api/public/search/clicks',
    headers,
    payload: { term: 'lastik', kind: 'campaign', slug: 'kis-lastigi', place: 1, isFirst: true, ...body },
  });
const counts = async () => {
  await write();
  site.actAs(admin);
  const { queries } = (await site.app.inject('/api/admin/queries')).json();
  site.actAs(undefined);
  return queries;
};
const written = async () => {
  await write();
  return site.db.$client.query('select * from search_click').then(({ rows }) => rows);
};

describe('opened search result', () => {
  it('is counted by search, with its position and whether it was the first', async () => {
    for (const q of ['lastik', 'LASTİK', 'lastik', 'lastik']) await search(q);
    await click({ place: 3 });
    await click({ slug: 'yaz-lastigi', place: 2, isFirst: false });
    await click({ term: 'Lastık', place: 4 });
    await click({ kind: 'category', slug: 'lastik', place: 1, isFirst: false });
    const [query] = await counts();
    expect(query).toMatchObject({ term: 'lastik', searches: 4, clicked: 2, place: 2.5 });
    expect(query.results).toMatchObject([
      { kind: 'campaign', name: 'Kış lastiği', clicks: 2, place: 3.5 },
      { kind: 'campaign', name: 'Yaz lastiği', clicks: 1, place: 2 },
      { kind: 'category', name: 'Lastik', clicks: 1, place: 1 },
    ]);
  });

  it('stores nothing about the visitor', async () => {
    await search('lastik');
    await click({});
    const [row] = await written();
    expect(Object.keys(row).toSorted()).toEqual(
      ['clicks', 'day', 'first_clicks', 'kind', 'locale', 'places', 'target_id', 'term'].toSorted(),
    );
  });

  it('is never counted more often than its search', async () => {
    await search('lastik');
    for (let nth = 0; nth < 3; nth += 1) await click({});
    expect(await counts()).toMatchObject([{ searches: 1, clicked: 1 }]);
  });

  it.each([
    ['for a term without searches', { term: 'kasko' }, browser],
    ['of a page that is not there', { slug: 'yok' }, browser],
    ['for a possible phone number', { term: '0532 123 45 67' }, browser],
    ['by a program', {}, { 'user-agent': 'Googlebot/2.1' }],
  ])('%s is not counted', async (_what, body, headers) => {
    for (const q of ['lastik', '0532 123 45 67']) await search(q);
    expect((await click(body, headers)).statusCode).toBe(200);
    expect(await written()).toEqual([]);
  });

  it.each([
    { place: 0 },
    { place: 1.5 },
    { place: 1e9 },
    { kind: 'person' },
    { slug: '../x' },
    { term: '' },
    { term: 'x'.repeat(201) },
    { isFirst: 'ja' },
  ])('as %j is refused', async (body) => {
    expect((await click(body)).statusCode).toBe(400);
  });
});
