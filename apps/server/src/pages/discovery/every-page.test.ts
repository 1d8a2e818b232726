import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import { screenNames, screens } from '@ayrac/domain/screen/screens.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountAll } from '#server/features/campaign/projection/refresh-lists.ts';
import { drawingRow } from '#server/features/picture/drawing.ts';
import { picture } from '#server/features/picture/table.ts';
import { slugHistory } from '#server/features/slug/table.ts';
import { loadBuiltPages } from '#server/pages/built.ts';
import { partOf } from '#server/pages/testing/read-html.ts';
import { cookieHeader, makeAccount, signIn } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { type PageFacts, readPage } from './testing/read-page.ts';
import { faultsOf } from './testing/schema-rules.ts';
import { screenExamples } from './testing/screen-examples.ts';
import { patternsOf } from './testing/screens.ts';

const origin = 'https://www.example.com';
const drawing = drawingRow(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="9" height="9"/></svg>',
  1280,
  720,
);
const CARDS_OF_A_PAGE = 24;

let site: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  const { render } = await loadBuiltPages();
  site = await testApp({ isEmbedded: true, settings: { ORIGIN: origin }, render });
  const { db } = site;
  await db.insert(picture).values(drawing);
  const vehicles = await makeCategory(db, { name: 'Otomobil', nameEn: 'Cars' });
  const care = await makeCategory(db, { name: 'Bakım', nameEn: 'Care' });
  await makeCategory(db, { name: 'Boş', nameEn: 'Empty' });
  const brand = await makeBrand(db, { name: 'Atlas Oto' });
  const other = await makeBrand(db, { name: 'Tek Dal' });
  const own = { brandId: brand.id, categoryId: vehicles.id };
  const english = { title: 'Both', description: 'A campaign that is told in English, too.' };
  await makeCampaign(db, { ...own, title: 'İki dilli', description: 'İki dilde anlatılır.', english });
  await makeCampaign(db, {
    ...own,
    title: 'Türkçe',
    description: `Tırnak " ve </script> ile. ${'Uzun bir açıklama. '.repeat(20)}`,
    campaignPrice: 1_250_000,
    showcaseHash: drawing.hash,
    endAt: new Date('2026-11-30T20:59:59Z'),
  });
  await makeCampaign(db, {
    ...own,
    title: 'Bitmiş',
    campaignPrice: 1,
    endAt: new Date(testNow.getTime() - 1),
  });
  await makeCampaign(db, { ...own, title: 'Kaldırılmış', status: 'withdrawn' });
  await makeCampaign(db, { brandId: brand.id, categoryId: care.id, title: 'Cila' });
  await makeCampaign(db, { brandId: other.id, categoryId: care.id, title: 'Yıkama' });
  for (let number = 0; number < CARDS_OF_A_PAGE; number += 1) {
    await makeCampaign(db, { ...own, title: `Dolgu ${number}` });
  }
  await db.insert(slugHistory).values([
    { kind: 'category', slug: 'araba', targetId: vehicles.id },
    { kind: 'brand', slug: 'atlas', targetId: brand.id },
  ]);
  await recountAll(db, testNow);
  await makeAccount(db, { username: 'gizli.uye', email: 'gizli.uye@ornek.example' });
  cookies = await signIn(site.app, 'gizli.uye');
}, 60_000);
afterAll(() => site.close());

const open = (url: string, cookie = '') =>
  site.app.inject({ url, headers: { host: 'www.example.com', ...(cookie !== '' && { cookie }) } });
const read = async (url: string): Promise<PageFacts> => readPage((await open(url)).body);

const examples = screenExamples.flatMap((example) =>
  locales.map((locale) => ({ ...example, locale, url: inLocale(example.path, locale) })),
);
const listed = examples.filter(({ isListed }) => isListed === true);
const hidden = examples.filter(({ isListed }) => isListed !== true);

it('covers every screen of the site', async () => {
  const build: ServerBuild = await import(
    new URL('../../../../web/build/server/index.js', import.meta.url).href
  );
  const patterns = patternsOf(build);
  expect(patterns.toSorted()).toEqual([...screenNames.map((name) => screens[name].path), '/*'].toSorted());
});

describe.each(examples)('$url', ({ url, locale, status = 200, things = [] }) => {
  it(`answers ${status} in its language, under one heading, with what is known of it`, async () => {
    const answer = await open(url);
    const page = readPage(answer.body);
    expect(answer.statusCode).toBe(status);
    expect(page.lang).toBe(locale);
    expect(page.headings).toBe(1);
    expect(page.title.length).toBeGreaterThan(10);
    expect(page.title.length).toBeLessThan(100);
    expect(page.things.map((thing) => thing['@type'])).toEqual(things);
    expect(page.things.flatMap(faultsOf)).toEqual([]);
  });
});

describe.each(listed)('$url, listed', ({ url, path, locale, canonical = path, isTurkishOnly }) => {
  const own = origin + inLocale(canonical, isTurkishOnly ? 'tr' : locale);

  it('has one canonical address with all its languages', async () => {
    const page = await read(url);
    const languages = isTurkishOnly
      ? {}
      : { tr: origin + canonical, en: origin + inLocale(canonical, 'en'), 'x-default': origin + canonical };
    expect(page.robots).toBeUndefined();
    expect(page.canonical).toBe(own);
    expect(page.alternates).toEqual(languages);
    for (const address of Object.values(languages)) {
      const other = await read(address.replace(origin, ''));
      expect(other.alternates).toEqual(languages);
    }
  });

  it('has a description of suitable length', async () => {
    const { description = '' } = await read(url);
    expect(description.length).toBeGreaterThanOrEqual(20);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('has a preview for sharing', async () => {
    const { sharing, description, canonical: address } = await read(url);
    expect(sharing).toMatchObject({
      'og:url': address,
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(sharing['og:image']).toMatch(/^https:\/\/www\.example\.com\/(?:share-|pictures\/)/);
  });
});

it.each(hidden)('$url is excluded from search results', async ({ url }) => {
  const page = await read(url);
  expect(page.robots).toBe('noindex');
  expect(page.canonical).toBeUndefined();
  expect(page.alternates).toEqual({});
});

describe('public page', () => {
  const kept = examples.filter(({ isMadeAnew, status = 200 }) => isMadeAnew !== true && status === 200);

  it.each(kept)('$url is identical for members, visitors with a cookie choice, and guests', async (one) => {
    const mine = await open(one.url, cookieHeader(cookies));
    const chosen = await open(one.url, 'cookieConsent=%7B%22hasConsented%22%3Atrue%7D; visitorId=v1');
    const stranger = await open(one.url);
    for (const page of [mine, chosen, stranger]) {
      expect(page.headers['cache-status']).toMatch(/^Ayrac; (?:hit|fwd=miss; stored)$/);
      expect(page.headers['cache-control']).toMatch(/^public, /);
      expect([page.headers['set-cookie'], page.headers.vary]).toEqual([undefined, 'accept-encoding']);
      expect(page.headers.etag).toBe(stranger.headers.etag);
      expect(page.body).toBe(stranger.body);
    }
    expect(stranger.headers['cache-status']).toBe('Ayrac; hit');
    expect(mine.body).not.toMatch(/gizli\.uye/);
  });

  it('is never a form response or a missing page, which are not cached', async () => {
    for (const { url } of examples.filter((one) => !kept.includes(one))) {
      const { headers } = await open(url, cookieHeader(cookies));
      expect([url, headers['cache-status'], headers['cache-control']]).toEqual([url, undefined, 'no-store']);
    }
  });
});

it.each(locales)(
  'a member page shows everyone in %s that it is loading, and no other page does',
  async (locale) => {
    const waiting = { tr, en }[locale].shell.loading;
    for (const name of screenNames) {
      const { example, opensTo } = screens[name];
      const { body } = await open(inLocale(example, locale));
      expect([name, partOf(body, 'main').includes(waiting)]).toEqual([name, opensTo === 'members']);
    }
  },
);

it.each(locales)('no two listed pages have the same title and description in %s', async (locale) => {
  const pages = listed.filter(
    (one) => one.locale === locale && one.canonical === undefined && !(locale === 'en' && one.isTurkishOnly),
  );
  const facts = await Promise.all(pages.map(({ url }) => read(url)));
  expect(new Set(facts.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(facts.map(({ description }) => description)).size).toBe(pages.length);
});

it('shares a campaign with its own picture in the format for sharing', async () => {
  const { sharing } = await read('/kampanyalar/turkce');
  const answer = await open(sharing['og:image']?.replace(origin, '') ?? '');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

it('offers a campaign at its price while it runs', async () => {
  const { things } = await read('/kampanyalar/turkce');
  expect(things.find((thing) => thing['@type'] === 'Product')?.offers).toMatchObject({
    price: 1_250_000,
    priceCurrency: 'TRY',
    validFrom: testNow.toISOString(),
    validThrough: '2026-11-30T20:59:59.000Z',
    priceValidUntil: '2026-11-30',
  });
});

it.each([
  ['/kategoriler/otomobil', '/kategoriler/otomobil/rss.xml'],
  ['/marka/atlas-oto', '/marka/atlas-oto/rss.xml'],
])('%s links to its feed, which exists', async (url, feed) => {
  expect((await read(url)).feed).toBe(feed);
  expect((await open(feed)).statusCode).toBe(200);
});

it('lists exactly the listed pages in the sitemaps', async () => {
  const maps = ['sayfalar', 'kategoriler', 'krediler', 'markalar', 'kampanyalar'];
  const texts = await Promise.all(maps.map(async (name) => (await open(`/sitemap/${name}.xml`)).body));
  const inSitemaps = new Set(
    texts.flatMap((xml) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)),
  );
  const wanted = listed
    .filter(
      ({ path, locale, canonical, isTurkishOnly }) =>
        canonical === undefined && !path.includes('?') && !(locale === 'en' && isTurkishOnly === true),
    )
    .map(({ url }) => origin + url);
  expect([...inSitemaps]).toEqual(expect.arrayContaining(wanted));
  for (const { url } of [...hidden, ...listed.filter(({ canonical }) => canonical !== undefined)]) {
    expect(inSitemaps).not.toContain(origin + url);
  }
});

describe('moved page', () => {
  it.each([
    ['/kategoriler/araba', '/kategoriler/otomobil'],
    ['/en/marka/atlas', '/en/marka/atlas-oto'],
    ['/kategoriler/otomobil/', '/kategoriler/otomobil'],
  ])('redirects from %s to %s permanently', async (from, to) => {
    const { statusCode, headers } = await open(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  it.each([
    ['/kredi-hesaplama/ihtiyac', '/kredi-hesaplama?tur=ihtiyac&vade=36&duzenle=evet'],
    ['/en/kredi-hesaplama/konut', '/en/kredi-hesaplama?tur=konut&vade=36&duzenle=evet'],
    ['/kredi-hesaplama/konut/1000000-tl', '/kredi-hesaplama?tur=konut&tutar=1000000&vade=36&duzenle=evet'],
  ])('redirects a shortened loan from %s to the form at %s', async (from, to) => {
    const { statusCode, headers } = await open(from);
    expect([statusCode, headers.location]).toEqual([302, to]);
  });

  it('redirects in client-side navigation too', async () => {
    const { body } = await open('/kategoriler/araba.data');
    expect(body).toContain('"/kategoriler/otomobil"');
    expect(body).toContain('301');
  });
});

it.each([
  ['/kategoriler/yok.data', 404],
  ['/kampanyalar/kaldirilmis.data', 410],
  ['/kategoriler/otomobil.data', 200],
])('%s answers %i to client-side navigation and is not indexed', async (url, status) => {
  const { statusCode, headers } = await open(url);
  expect([statusCode, headers['x-robots-tag']]).toEqual([status, 'noindex']);
});
