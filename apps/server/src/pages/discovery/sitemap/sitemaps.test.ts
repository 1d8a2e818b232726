import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandCategory } from '#server/features/brand/table.ts';
import { recountAll } from '#server/features/campaign/projection/refresh-lists.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { drawingRow } from '#server/features/picture/drawing.ts';
import { picture } from '#server/features/picture/table.ts';
import { parseXml, textsOf } from '#server/pages/discovery/testing/parse-xml.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const origin = 'https://www.example.com';
const ended = new Date(testNow.getTime() - 1);
const drawing = drawingRow('<svg xmlns="http://www.w3.org/2000/svg"/>', 1280, 720);

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ settings: { ORIGIN: origin }, render: async () => new Response('a page') });
  const { db } = site;
  await db.insert(picture).values(drawing);
  const vehicles = await makeCategory(db, { name: 'Otomobil' });
  const electric = await makeCategory(db, { name: 'Elektrikli', parentId: vehicles.id });
  const closed = await makeCategory(db, { name: 'Kapalı', isActive: false });
  await makeCategory(db, { name: 'Boş' });
  const brand = await makeBrand(db, { name: 'Atlas Oto' });
  const ofBrand = { brandId: brand.id, categoryId: electric.id };
  await makeCampaign(db, { ...ofBrand, title: 'Türkçe', showcaseHash: drawing.hash });
  await makeCampaign(db, { ...ofBrand, title: 'İki dilli', english: { title: 'Both', description: 'Text' } });
  await makeCampaign(db, { ...ofBrand, title: 'Yarım', english: { title: 'Half' } });
  await makeCampaign(db, { ...ofBrand, title: 'Bitmiş', endAt: ended });
  await makeCampaign(db, { ...ofBrand, title: 'Kaldırılmış', status: 'withdrawn' });
  await makeCampaign(db, { ...ofBrand, title: 'Kapalı dalda', categoryId: closed.id });
  const care = await makeCategory(db, { name: 'Bakım' });
  await makeCampaign(db, { ...ofBrand, title: 'Bakım', categoryId: care.id });
  const other = await makeBrand(db, { name: 'Tek Dal' });
  await makeCampaign(db, { title: 'Tek', brandId: other.id, categoryId: care.id });
  const past = await makeCategory(db, { name: 'Geçmiş' });
  await makeCampaign(db, { title: 'Çoktan bitmiş', categoryId: past.id, endAt: ended });
  await recountAll(db, testNow);
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const read = async (url: string) => (await get(url)).body;
const pathsIn = (xml: string) => textsOf(xml, 'loc').map((address) => address.replace(origin, ''));
/** Returns the `<url>` element of a page. */
async function entryOf(sitemap: string, path: string) {
  const entries = parseXml(await read(sitemap)).getElementsByTagName('url');
  const found = Array.from(entries).find(
    (entry) => entry.getElementsByTagName('loc')[0]?.textContent === origin + path,
  );
  if (found === undefined) throw new Error(`${path} is not in ${sitemap}.`);
  return found;
}

describe('robots.txt', () => {
  it('excludes personal pages in both languages, and links to the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /profile',
        'Disallow: /en/profile',
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    );
  });
});

describe('sitemap index', () => {
  it('lists a sitemap for each kind of page', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(parseXml(body).documentElement?.localName).toBe('sitemapindex');
    expect(pathsIn(body)).toEqual([
      '/sitemap/sayfalar.xml',
      '/sitemap/kategoriler.xml',
      '/sitemap/krediler.xml',
      '/sitemap/markalar.xml',
      '/sitemap/kampanyalar.xml',
    ]);
  });

  it('is cached, and compressed when accepted', async () => {
    const { headers, rawPayload } = await get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(headers['cache-status']).toBe('Ayrac; hit');
    expect(textsOf(String(brotliDecompressSync(rawPayload)), 'loc')).toHaveLength(5);
  });
});

describe('sitemap of campaigns', () => {
  it('contains live campaigns only, in English only when completely translated', async () => {
    expect(pathsIn(await read('/sitemap/kampanyalar.xml')).sort()).toEqual([
      '/en/kampanyalar/iki-dilli',
      '/kampanyalar/bakim',
      '/kampanyalar/iki-dilli',
      '/kampanyalar/tek',
      '/kampanyalar/turkce',
      '/kampanyalar/yarim',
    ]);
  });

  it('has change dates and pictures', async () => {
    const entry = await entryOf('/sitemap/kampanyalar.xml', '/kampanyalar/turkce');
    expect(entry.getElementsByTagName('lastmod')[0]?.textContent).toBe(testNow.toISOString());
    expect(entry.getElementsByTagName('image:loc')[0]?.textContent).toBe(
      origin + sharePictureAddress(drawing.hash),
    );
  });

  it.each(['/kampanyalar/iki-dilli', '/en/kampanyalar/iki-dilli'])(
    'lists all languages at %s',
    async (path) => {
      const links = (await entryOf('/sitemap/kampanyalar.xml', path)).getElementsByTagName('xhtml:link');
      const languages = Array.from(links, (link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      expect(Object.fromEntries(languages)).toEqual({
        tr: `${origin}/kampanyalar/iki-dilli`,
        en: `${origin}/en/kampanyalar/iki-dilli`,
        'x-default': `${origin}/kampanyalar/iki-dilli`,
      });
    },
  );

  it('lists no other language of a page without one', async () => {
    const entry = await entryOf('/sitemap/kampanyalar.xml', '/kampanyalar/yarim');
    expect(entry.getElementsByTagName('xhtml:link')).toHaveLength(0);
  });

  it('can be read in parts, with each campaign in one of them', async () => {
    const parts = await Promise.all(
      [...'0123456789abcdef'].map((digit) => get(`/sitemap/kampanyalar-${digit}.xml`)),
    );
    const paths = parts.filter(({ statusCode }) => statusCode === 200).flatMap(({ body }) => pathsIn(body));
    expect(paths.toSorted()).toEqual(pathsIn(await read('/sitemap/kampanyalar.xml')).sort());
  });

  it('shows changes immediately, because it is not cached', async () => {
    const later = new Date(testNow.getTime() + 5_000);
    await site.db.update(campaign).set({ updatedAt: later }).where(eq(campaign.slug, 'yarim'));
    const entry = await entryOf('/sitemap/kampanyalar.xml', '/kampanyalar/yarim');
    expect(entry.getElementsByTagName('lastmod')[0]?.textContent).toBe(later.toISOString());
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed by %s', async (encoding, open) => {
    const { headers, rawPayload } = await get('/sitemap/kampanyalar.xml', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(pathsIn(String(open(rawPayload)))).toHaveLength(6);
  });
});

it('the sitemap of loans lists legal terms offered by a bank, since their rates are valid', async () => {
  const paths = pathsIn(await read('/sitemap/krediler.xml'));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/kredi-hesaplama/ihtiyac/100000-tl-12-ay',
      '/en/kredi-hesaplama/ihtiyac/125000-tl-36-ay',
      '/kredi-hesaplama/konut/1000000-tl-240-ay',
    ]),
  );
  expect(paths.filter((path) => path.includes('/ihtiyac/150000-tl-36'))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  const entry = await entryOf('/sitemap/krediler.xml', '/kredi-hesaplama/tasit/200000-tl-24-ay');
  expect(entry.getElementsByTagName('lastmod')[0]?.textContent).toBe('2026-01-01T00:00:00.000Z');
});

describe('sitemaps of lists', () => {
  it('contain categories with campaigns, and their ancestors', async () => {
    expect(pathsIn(await read('/sitemap/kategoriler.xml'))).toEqual([
      '/kategoriler/bakim',
      '/en/kategoriler/bakim',
      '/kategoriler/elektrikli',
      '/en/kategoriler/elektrikli',
      '/kategoriler/otomobil',
      '/en/kategoriler/otomobil',
    ]);
  });

  it('contain brands, also within categories that hold part of their campaigns', async () => {
    const turkish = pathsIn(await read('/sitemap/markalar.xml')).filter((path) => !path.startsWith('/en/'));
    expect(turkish.sort()).toEqual([
      '/marka/atlas-oto',
      '/marka/atlas-oto/bakim',
      '/marka/atlas-oto/elektrikli',
      '/marka/atlas-oto/otomobil',
      '/marka/tek-dal',
    ]);
  });

  it('omit brand pages in paused categories and below', async () => {
    const pause = async (isPaused: boolean) => {
      const [vehicles] = await site.db.select().from(category).where(eq(category.slug, 'otomobil'));
      const isThere = eq(brandCategory.categoryId, vehicles?.id ?? '');
      await site.db.update(brandCategory).set({ isPaused }).where(isThere);
    };
    await pause(true);
    const turkish = pathsIn(await read('/sitemap/markalar.xml')).filter((path) => !path.startsWith('/en/'));
    expect(turkish.sort()).toEqual(['/marka/atlas-oto', '/marka/atlas-oto/bakim', '/marka/tek-dal']);
    await pause(false);
  });

  it("change with the newest campaign or the list's own row", async () => {
    const lastmod = async () =>
      (await entryOf('/sitemap/kategoriler.xml', '/kategoriler/otomobil')).getElementsByTagName('lastmod')[0]
        ?.textContent;
    const renamed = new Date(testNow.getTime() + 60_000);
    await site.db.update(category).set({ updatedAt: new Date(0) });
    expect(await lastmod()).toBe(testNow.toISOString());
    await site.db.update(category).set({ updatedAt: renamed }).where(eq(category.slug, 'otomobil'));
    expect(await lastmod()).toBe(renamed.toISOString());
  });
});

describe('sitemap of single pages', () => {
  it('contains the home page and the text pages in both languages', async () => {
    const paths = pathsIn(await read('/sitemap/sayfalar.xml'));
    expect(paths).toEqual(expect.arrayContaining(['/', '/en', '/kredi-hesaplama', '/en/about', '/kvkk']));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it.each([
  '/sitemap/sayfalar',
  '/sitemap/sayfalar-0.xml',
  '/sitemap/toString.xml',
  '/sitemap/kampanyalar-xyz.xml',
])('no sitemap exists at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('an empty catalogue has only single pages and loans', async () => {
  const empty = await testApp({ settings: { ORIGIN: origin }, render: async () => new Response('a page') });
  const { body } = await empty.app.inject('/sitemap.xml');
  const campaigns = await empty.app.inject('/sitemap/kampanyalar.xml');
  await empty.close();
  expect(pathsIn(body)).toEqual(['/sitemap/sayfalar.xml', '/sitemap/krediler.xml']);
  expect(campaigns.statusCode).toBe(404);
});
