import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#server/features/brand/table.ts';
import { slugHistory } from '#server/features/slug/table.ts';
import { forgetRows, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { parseXml, textsOf } from './testing/parse-xml.ts';

const origin = 'https://www.example.com';
const hour = 3_600_000;
const ago = (hours: number) => new Date(testNow.getTime() - hours * hour);

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ settings: { ORIGIN: origin }, render: async () => new Response('a page') });
  const { db } = site;
  const travel = await makeCategory(db, { name: 'Seyahat & Tatil' });
  const owner = await makeBrand(db, { name: 'Kum <Tatil>' });
  const own = { categoryId: travel.id, brandId: owner.id };
  await makeCampaign(db, {
    ...own,
    title: 'Önceki',
    publishedAt: ago(48),
    endAt: new Date('2026-11-25T20:59:59Z'),
  });
  await makeCampaign(db, {
    ...own,
    title: 'Yeni & <b>ucuz</b>',
    discount: '%20 indirim',
    publishedAt: ago(1),
    endAt: new Date('2026-11-30T20:59:59Z'),
  });
  await makeCampaign(db, { ...own, title: 'Bitmiş', endAt: ago(1) });
  await db.insert(slugHistory).values({ kind: 'brand', slug: 'eski-ad', targetId: owner.id });
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url });
const category = '/kategoriler/seyahat-tatil/rss.xml';
const ofBrand = '/marka/kum-tatil/rss.xml';

describe.each([category, ofBrand])('feed %s', (url) => {
  it('is RSS 2.0 in Turkish with its own link', async () => {
    const { body, headers, statusCode } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const root = parseXml(body).documentElement;
    expect([root?.localName, root?.getAttribute('version')]).toEqual(['rss', '2.0']);
    expect(textsOf(body, 'language')).toEqual(['tr']);
    const self = root?.getElementsByTagName('atom:link')[0];
    expect([self?.getAttribute('rel'), self?.getAttribute('href')]).toEqual(['self', origin + url]);
  });

  it('contains the live campaigns, newest first, with the elements of RSS', async () => {
    const { body } = await get(url);
    const items = Array.from(parseXml(body).getElementsByTagName('item'));
    const fields = (name: string) => items.map((item) => item.getElementsByTagName(name)[0]?.textContent);
    expect(fields('title')).toEqual(['Yeni & <b>ucuz</b>', 'Önceki']);
    expect(fields('link')[1]).toBe(`${origin}/kampanyalar/onceki`);
    expect(fields('pubDate')[0]).toBe(ago(1).toUTCString());
    expect(fields('description')[0]).toBe('Kum <Tatil> · %20 indirim · Son gün: 30.11.2026');
    expect(new Set(fields('guid')).size).toBe(2);
  });

  it('is cached like a page', async () => {
    await get(url);
    const { headers } = await get(url);
    expect(headers['cache-status']).toBe('Ayrac; hit');
    expect(headers.etag).toBeDefined();
  });
});

it('names the owner of its campaigns in every spelling', async () => {
  expect(textsOf((await get(category)).body, 'title')[0]).toBe('Seyahat & Tatil kampanyaları');
  expect(textsOf((await get(ofBrand)).body, 'title')[0]).toBe('Kum <Tatil> kampanyaları');
});

it('redirects from a former name', async () => {
  const { statusCode, headers } = await get('/marka/eski-ad/rss.xml');
  expect([statusCode, headers.location]).toEqual([301, ofBrand]);
});

it.each(['/kategoriler/yok/rss.xml', '/marka/yok/rss.xml', '/marka/Ğ/rss.xml'])(
  'answers 404 at %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

it('ends with its brand', async () => {
  const gone = await makeBrand(site.db, { name: 'Giden' });
  expect((await get('/marka/giden/rss.xml')).statusCode).toBe(200);
  await site.db.update(brand).set({ isActive: false }).where(eq(brand.id, gone.id));
  forgetRows(site.db);
  site.clock.now = new Date(testNow.getTime() + 2 * 60_000);
  const { statusCode } = await get('/marka/giden/rss.xml');
  site.clock.now = testNow;
  expect(statusCode).toBe(404);
});
