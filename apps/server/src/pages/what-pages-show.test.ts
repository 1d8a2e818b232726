import { gunzipSync } from 'node:zlib';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp } from '#server/testing/test-app.ts';
import { loadBuiltPages } from './built.ts';
import { linksOf, textOf } from './testing/read-html.ts';

/** Number of campaigns in a section of the home page; further ones appear in the next section. */
const SECTION = 8;

let site: TestApp;
beforeAll(async () => {
  const { render, styles } = await loadBuiltPages();
  site = await testApp({ render, styles });
  const { db } = site;
  const { id: categoryId } = await makeCategory(db, { name: 'Otomobil' });
  await makeCategory(db, { name: 'Lastik', parentId: categoryId });
  await makeCategory(db, { name: 'Boş' });
  const { id: brandId } = await makeBrand(db, { name: 'Atlas Oto' });
  await makeBrand(db, { name: 'Sessiz' });
  const make = (title: string, values: object, followers = 0) =>
    makeCampaign(
      db,
      { title, categoryId, brandId, publishedAt: inDays(-30), ...values },
      { stats: { followers } },
    );
  await make('Son saat', { endAt: inDays(0.5) });
  await make('Biten', { endAt: inDays(3) });
  for (let number = 1; number <= SECTION; number += 1) {
    await make(`Sevilen ${number}`, {}, 100 + number);
    await make(`Yeni ${number}`, { publishedAt: inDays(-1) });
  }
  await make('İndirimli', { listPrice: 1_000, campaignPrice: 600 });
  await make('Bitmiş', { endAt: inDays(-1) });
}, 60_000);
afterAll(() => site.close());

const open = async (url: string) => (await site.app.inject({ url })).body;

/** Returns the part of a page from the element with this id to the end of its section. */
function sectionOf(html: string, id: string): string {
  const [, section = ''] =
    new RegExp(`<section[^>]*(?:id|aria-labelledby)="${id}"([\\s\\S]*?)</section>`).exec(html) ?? [];
  return section;
}

describe('home page', () => {
  // Specification 2.1, 2.3, 2.4
  it.each([
    ['favourite', tr.home.favourite.title, /Sevilen/],
    ['newest', tr.home.newest.title, /Yeni/],
    ['ending-soon', tr.home.endingSoon.title, /Biten/],
    ['highest-discount', tr.home.highestDiscount.title, /İndirimli/],
    ['last-chance', tr.home.lastChance.title, /Son saat/],
    ['popular-brands', tr.home.popularBrands, /Atlas Oto/],
  ])('has the section %s under the heading "%s", with %s in it', async (id, heading, shown) => {
    const section = sectionOf(await open('/'), id);
    expect(textOf(section)).toContain(heading);
    expect(textOf(section)).toMatch(shown);
  });

  // Specification 2.5
  it('counts campaigns and brands, each with a link to its list', async () => {
    const stats = sectionOf(await open('/'), 'stats');
    expect(textOf(stats)).toContain(`19${tr.home.stats.campaigns}`);
    expect(textOf(stats)).toContain(`2${tr.home.stats.brands}`);
    expect(linksOf(stats)).toEqual(expect.arrayContaining(['/kampanyalar', '/marka', '/kategoriler']));
  });

  // Specification 2.2
  it('is the only page with the carousel beside the calculator', async () => {
    const hero = [`aria-label="${tr.home.banner.label}"`, tr.loans.calculate];
    const home = await open('/');
    for (const part of hero) expect(home).toContain(part);
    for (const address of ['/kategoriler', '/marka/atlas-oto', '/kampanyalar/biten', '/about', '/yok']) {
      const page = await open(address);
      for (const part of hero) expect(page).not.toContain(part);
    }
  });
});

describe('index page', () => {
  // Specification 2.12, 2.17
  it.each([
    ['/kategoriler', ['/kategoriler/otomobil', '/kategoriler/bos']],
    ['/marka', ['/marka/atlas-oto', '/marka/sessiz']],
  ])('%s links to %j', async (index, addresses) => {
    expect(linksOf(await open(index))).toEqual(expect.arrayContaining(addresses));
  });
});

// Specification 2.18, 8.19
it.each([
  ['/kategoriler/bos', tr.category.empty],
  ['/marka/sessiz', tr.brand.empty({ name: 'Sessiz' })],
  ['/marka/sessiz/otomobil', tr.brand.empty({ name: 'Sessiz' })],
  ['/marka/atlas-oto/bos', tr.brand.emptyInCategory({ name: 'Atlas Oto', category: 'Boş' })],
])('%s, which has no campaign, says "%s"', async (url, expected) => {
  expect(textOf(await open(url))).toContain(expected);
});

describe('campaign card', () => {
  const { badges } = tr.campaign;
  /** Returns the card's text except its title. */
  const cardOf = async (title: string, list: string) =>
    (await open(list))
      .split('<article')
      .slice(1)
      .map((part) => `<article${part.split('</article>')[0]}`)
      .filter((card) => textOf(card).includes(title))
      .map((card) => textOf(card.replace(/<h\d[\s\S]*?<\/h\d>/, '')))[0];

  // Specification 4.3, 4.4, 4.6, 4.7
  it.each([
    ['Son saat', [badges['last-chance'], '12 saat kaldı']],
    ['Biten', [badges['last-days'], '3 gün kaldı']],
    ['Yeni 1', [badges.new, tr.campaign.openEnded]],
    ['İndirimli', [tr.campaign.openEnded]],
  ])('%s shows %j as its time', async (title, expected) => {
    const card = await cardOf(title, '/marka/atlas-oto?siralama=ilgi');
    for (const text of expected) expect(card).toContain(text);
    const others = Object.values(badges).filter((badge) => !expected.includes(badge));
    for (const badge of others) expect(card).not.toContain(badge);
  });

  // Specification 4.6
  it.each([
    ['Son saat', 'bitis', badges['last-chance'], '12 saat kaldı'],
    ['Biten', 'bitis', badges['last-days'], '3 gün kaldı'],
    ['Yeni 1', 'yeni', badges.new, tr.campaign.openEnded],
  ])('%s does not repeat what the order %s implies for every card: %s', async (title, sort, badge, time) => {
    const [among, sorted] = await Promise.all(
      ['ilgi', sort].map((value) => cardOf(title, `/marka/atlas-oto?siralama=${value}`)),
    );
    expect(among).toContain(badge);
    expect(sorted).not.toContain(badge);
    expect(sorted).toContain(time);
  });
});

// Specification 4.1
it('an ended campaign says so and takes no quote', async () => {
  const [live, over] = await Promise.all(['biten', 'bitmis'].map((slug) => open(`/kampanyalar/${slug}`)));
  expect(textOf(over ?? '')).toContain(tr.campaignPage.ended.title);
  expect(textOf(live ?? '')).not.toContain(tr.campaignPage.ended.title);
  expect(linksOf(live ?? '')).toContain('/kampanyalar/biten/teklif');
  expect(linksOf(over ?? '')).not.toContain('/kampanyalar/bitmis/teklif');
});

// Specification 5.6
it('the empty phone field of a quote shows a placeholder', async () => {
  const [, phone = ''] =
    /<input([^>]*name="phoneNumber"[^>]*)>/.exec(await open('/kampanyalar/biten/teklif')) ?? [];
  expect(phone).toContain('placeholder="5XX XXX XX XX"');
});

// Specification 2.59
it('a campaign page shows others of its category, without itself', async () => {
  const related = sectionOf(await open('/kampanyalar/sevilen-8'), 'diger-kampanyalar');
  expect(textOf(related)).toContain(tr.campaignPage.related);
  expect(linksOf(related)).toContain('/kampanyalar/sevilen-7');
  expect(linksOf(related)).not.toContain('/kampanyalar/sevilen-8');
});

it('a page contains the styles that are compressed for all pages', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const page = await site.app.inject({ url: '/kategoriler', headers });
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(page.rawPayload).toString()).toBe(await open('/kategoriler'));
  const data = await site.app.inject({ url: '/kategoriler.data', headers });
  expect(data.headers['content-encoding']).toBe('br');
});

const texts = ['/about', '/contact', '/careers', '/privacy', '/terms', '/kvkk', '/cookie-policy'];

it.each([...texts, '/nasil-kazaniyoruz', '/borusan-detayli'])(
  '%s shows its version and the day of its last change in both languages',
  async (address) => {
    const [turkish, english] = [textOf(await open(address)), textOf(await open(`/en${address}`))];
    expect(turkish).toMatch(/Son güncelleme: \d\d\.\d\d\.20\d\d/);
    expect(turkish).toMatch(/Sürüm: 20\d\d-[\d.-]+/);
    expect(english).toMatch(/Last updated: \d{1,2} \w+ 20\d\d/);
    expect(english).toMatch(/Version: 20\d\d-[\d.-]+/);
  },
);

// Specification 2.21
it.each(texts)('%s is linked from the footer', async (address) => {
  const [, footer = ''] = (await open('/')).split('<footer');
  expect(linksOf(footer)).toContain(address);
  expect((await site.app.inject({ url: address })).statusCode).toBe(200);
});
