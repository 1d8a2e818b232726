import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { byNobody, forgetRows, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
let server: TestApp;
let made: Awaited<ReturnType<typeof fill>>;
beforeAll(async () => {
  // With a single connection, every request uses the same prepared statements.
  database = await openTestDatabase(1);
  server = await testApp({ on: database });
  made = await fill(server);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Creates thirty campaigns of two brands in a small category tree. Each figure repeats with a period of its own. */
async function fill({ db }: TestApp) {
  const root = await makeCategory(db, { name: 'Taşıtlar' });
  const below = await makeCategory(db, { name: 'Otomobil', nameEn: 'Cars', parentId: root.id });
  const categories = [root, below, await makeCategory(db, { name: 'Seyahat' })];
  const brands = [await makeBrand(db, { name: 'Çınar' }), await makeBrand(db, { name: 'Alaz' })];
  const campaigns = [];
  for (let number = 0; number < 30; number += 1) {
    const values = {
      title: `Kampanya ${number}`,
      categoryId: categories[number % 3]?.id ?? root.id,
      brandId: brands[number % 2]?.id ?? '',
      endAt: number % 4 === 0 ? null : inDays(number / 4),
      publishedAt: inDays(-number),
      campaignPrice: number % 3 === 0 ? 100 * number + 100 : null,
      listPrice: number % 6 === 0 ? 150 * number + 200 : null,
      discount: `%${number} indirim`,
      ...(number % 5 === 0 ? { english: { title: `Campaign ${number}` } } : {}),
    };
    const vehicle = { fuel: 'electric', modelYear: 2020 + (number % 4) } as const;
    campaigns.push(await makeCampaign(db, values, { vehicle, stats: { followers: (number * 7) % 30 } }));
  }
  return campaigns;
}

/** Addresses of every kind of response that is built from cached rows. */
const addresses = () => [
  'home',
  'categories',
  'brands',
  'campaigns?ending=soon&sort=newest',
  'categories/tasitlar',
  'categories/otomobil?sort=price',
  'campaigns?page=2',
  'categories/tasitlar?brand=alaz&price=100-2000',
  'categories/yok',
  'brands/cinar',
  'brands/alaz/categories/tasitlar',
  'search?q=kampanya%207',
  'search?q=otomobil',
  'search?q=otomobli',
  'search?q=kampanya%207&brand=alaz',
  'campaigns?discount=20-&page=2',
  ...made.slice(2, 5).map(({ slug }) => `campaigns/${slug}`),
  'campaigns/yok',
];

let requests = 0;

async function answerOf(address: string, locale: string): Promise<string> {
  const headers = { 'accept-language': locale };
  // From many addresses, because the requests of each are limited.
  requests += 1;
  const remoteAddress = `203.0.113.${requests % 250}`;
  const url = `/api/public/${address}`;
  const { statusCode, body } = await server.app.inject({ url, headers, remoteAddress });
  // A refusal contains the id of its own request, which differs every time.
  return `${address} ${locale}: ${statusCode} ${body.replace(/"requestId":"[^"]*"/, '')}`;
}

/** Requests every address in both languages; `before` runs before each request. */
async function allAnswers(before: () => void = () => undefined): Promise<string[]> {
  const answers: string[] = [];
  for (const locale of ['tr', 'en']) {
    for (const address of addresses()) {
      before();
      answers.push(await answerOf(address, locale));
    }
  }
  return answers;
}

const anew = () => allAnswers(() => forgetRows(server.db));

it('a reply from the cache equals the one read from the database', async () => {
  const whole = await anew();
  expect(await allAnswers()).toEqual(whole);
});

it('orders rows alike when the database joins them in another way', async () => {
  const usual = await anew();
  await server.db.execute(sql`set enable_nestloop = off`);
  await server.db.execute(sql`discard plans`);
  const otherwise = await anew();
  await server.db.execute(sql`reset enable_nestloop`);
  expect(otherwise).toEqual(usual);
});

// Does not use the factories, because they clear all caches of a node.
const rename = async (campaign: (typeof made)[number] | undefined, title: string) => {
  if (campaign === undefined) throw new Error('There is no campaign to rename.');
  const { id, categoryId, brandId } = campaign;
  const values = { categoryId, brandId, title, name: title, publishedAt: testNow };
  await saveCampaign(server.db, { id, values }, byNobody);
};

const send = async (method: 'PATCH' | 'DELETE', path: string, payload?: object) => {
  const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
  server.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
  const reply = await server.app.inject({ method, url: `/api/admin/${path}`, ...(payload && { payload }) });
  server.actAs(undefined);
  expect(reply.statusCode, reply.body).toBe(200);
};

it.each([
  ['another title of a campaign', () => rename(made[3], 'Yepyeni')],
  [
    'another name of a brand',
    () => send('PATCH', `brands/${made[0]?.brandId}`, { version: 1, values: { name: 'Çınar Oto' } }),
  ],
  [
    'another name of a category',
    () => send('PATCH', `categories/${made[1]?.categoryId}`, { version: 1, values: { name: 'Binek' } }),
  ],
  ['a category less', () => send('DELETE', `categories/${made[2]?.categoryId}?version=1`)],
])('equals the catalogue after %s', async (_, change) => {
  const before = await allAnswers();
  await change();
  // The news of a write reaches its own node through the database, too.
  await expect.poll(() => allAnswers()).not.toEqual(before);
  expect(await allAnswers()).toEqual(await anew());
});

it.each(['brands/alaz?fuel=electric', 'search?q=kampanya&sort=newest'])(
  'omits from %s campaigns that have ended since',
  async (address) => {
    const [, ending] = made;
    const link = `"slug":"${ending?.slug}"`;
    expect(await answerOf(address, 'tr')).toContain(link);
    server.clock.now = new Date(inDays(0.25).getTime() + 1);
    expect(await answerOf(address, 'tr')).not.toContain(link);
    server.clock.now = testNow;
  },
);

it('needs no parsing by the database after a few requests of each kind', async () => {
  const parse = vi.spyOn(pg.Connection.prototype, 'parse');
  const parsedInARound = async () => {
    parse.mockClear();
    await allAnswers();
    return parse.mock.calls.map(([{ text }]) => text);
  };
  // Repeated, because the searches are counted every few seconds by a statement that is soon prepared as well.
  await expect.poll(parsedInARound).toEqual([]);
  parse.mockRestore();
});
