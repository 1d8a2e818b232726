import type { SearchResult } from '@ayrac/contract/search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  const categoryId = (await makeCategory(db, { name: 'Bahçe' })).id;
  const ours = (await makeBrand(db, { name: 'Ardıç' })).id;
  const theirs = (await makeBrand(db, { name: 'Çınar' })).id;
  const make = (brandId: string, title: string, values: object, followers = 0) =>
    makeCampaign(db, { categoryId, brandId, title, ...values }, { stats: { followers } });
  await make(
    ours,
    'Fidan',
    { endAt: null, publishedAt: inDays(-9), campaignPrice: 900, discountPercent: 95 },
    5,
  );
  await make(ours, 'Fidan, fidan, fidan', {
    endAt: inDays(30),
    publishedAt: inDays(-8),
    listPrice: 2_000,
    campaignPrice: 1_800,
  });
  const proven = { listPrice: 5_000, campaignPrice: 3_000 };
  await make(theirs, 'Fidan dikimi', { endAt: inDays(5), publishedAt: inDays(-7), ...proven }, 2);
  await make(theirs, 'Fidanlık', { endAt: inDays(9), publishedAt: inDays(-1), campaignPrice: 80 }, 9);
  const best = { publishedAt: inDays(-60), listPrice: 10, campaignPrice: 1 };
  await make(ours, 'Eski fidan', { ...best, endAt: inDays(-2) }, 900);
  const ceramics = (await makeCategory(db, { name: 'Seramik' })).id;
  await makeCampaign(db, { categoryId: ceramics, brandId: theirs, title: 'Vazo' });
  const security = { categoryId: (await makeCategory(db, { name: 'Güvenlik' })).id, brandId: theirs };
  const wanted = { stats: { followers: 99 } };
  const ringed = { title: 'Seramik, seramik, seramik: zil', discount: 'Seramik' };
  await makeCampaign(db, { ...security, ...ringed }, wanted);
  const wooden = { title: 'Ardıç, ardıç, ardıç: kapı', discount: 'Ardıç' };
  await makeCampaign(db, { ...security, ...wooden }, wanted);
  const stones = (await makeCategory(db, { name: 'Obsidyen' })).id;
  await makeCampaign(db, { categoryId: stones, brandId: theirs, title: 'Taş' });
  await makeCampaign(db, { ...security, title: 'Mavi obsidyen, tirşe' });
  // Words far from each other count little together.
  const coloured = { title: `Mavi, mavi${' ve'.repeat(25)} tirşe, tirşe`, discount: 'Obsidyen' };
  await makeCampaign(db, { ...security, ...coloured }, wanted);
  const beds = { categoryId: (await makeCategory(db, { name: 'Yatak ve Baza' })).id, brandId: theirs };
  await makeCampaign(db, { ...beds, title: 'Yatak, baza, yatak, baza', discount: 'Yatak, baza' }, wanted);
  await makeCampaign(db, { ...beds, title: 'Çocuklara ranza' }, { stats: { followers: 3 } });
  await makeCampaign(db, { ...beds, title: 'Taksitle büyük ranza' });
  const laptops = {
    categoryId: (await makeCategory(db, { name: 'Dizüstü Bilgisayar' })).id,
    brandId: theirs,
  };
  const plain = { title: 'Dizüstü bilgisayar, dizüstü bilgisayar', discount: 'Dizüstü bilgisayar' };
  await makeCampaign(db, { ...laptops, ...plain }, wanted);
  await makeCampaign(db, { ...laptops, title: 'Öğrencilere Defter' });
  await makeCampaign(db, { ...security, title: 'Oyun bilgisayarı ve fare' }, { stats: { followers: 0 } });
  await makeCampaign(db, { ...security, title: 'Karavan, karavan: karavana indirim' }, wanted);
  await makeCampaign(db, { ...security, title: 'Tüm kilitlerde büyük indirim, her kilide indirim' });
  await makeCampaign(db, { ...security, title: 'Cumaya kadar kilitler: kara ile ak indirim' });
  const cars = await makeCategory(db, { name: 'Otomobil' });
  const extras = await makeCategory(db, { name: 'Oto Aksesuar', parentId: cars.id });
  await makeCampaign(db, { categoryId: extras.id, brandId: theirs, title: 'Oto, oto, oto paspas' });
  await makeCampaign(
    db,
    { categoryId: cars.id, brandId: theirs, title: 'Otomobil, otomobil: hepsi' },
    wanted,
  );
});
afterAll(() => server.close());

async function find(query: string, term = 'fidan'): Promise<SearchResult> {
  const reply = await server.app.inject(`/api/public/search?q=${encodeURIComponent(term)}&${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const titlesOf = ({ campaigns }: SearchResult) => campaigns.map(({ title }) => title.text);

it.each([
  ['ending-soon', ['Fidan dikimi', 'Fidanlık', 'Fidan, fidan, fidan', 'Fidan']],
  ['newest', ['Fidanlık', 'Fidan dikimi', 'Fidan, fidan, fidan', 'Fidan']],
  ['discount', ['Fidan dikimi', 'Fidan, fidan, fidan', 'Fidanlık', 'Fidan']],
  ['most-wanted', ['Fidanlık', 'Fidan', 'Fidan dikimi', 'Fidan, fidan, fidan']],
  ['price', ['Fidanlık', 'Fidan', 'Fidan, fidan, fidan', 'Fidan dikimi']],
])('hits are ordered by %s, ended ones separately', async (sort, titles) => {
  const found = await find(`sort=${sort}`);
  expect(titlesOf(found)).toEqual(titles);
  expect(found.ended.map(({ title }) => title.text)).toEqual(['Eski fidan']);
  expect(found.sort).toBe(sort);
});

it.each(['', 'sort=relevance', 'sort=cheapest'])(
  'hits are ordered by relevance by default: "%s"',
  async (query) => {
    const found = await find(query);
    expect(found.sort).toBe('relevance');
    expect(titlesOf(found)[0]).toBe('Fidan, fidan, fidan');
    expect(titlesOf(found)).not.toContain('Eski fidan');
  },
);

it.each([
  ['seramik', 'Seramik, seramik, seramik: zil', 2],
  ['ardıç', 'Ardıç, ardıç, ardıç: kapı', 3],
])(
  'campaigns of the searched category or brand come before campaigns that only mention it: %s',
  async (term, other, of) => {
    const titles = titlesOf(await find('', term));
    expect(titles).toHaveLength(of);
    expect(titles.at(-1)).toBe(other);
  },
);

it.each([
  // Both categories are found by their synonyms.
  ['öğrenci laptop', 'Öğrencilere Defter', 2],
  ['ranza', 'Çocuklara ranza', 3],
  ['taksitli ranza', 'Taksitle büyük ranza', 3],
])(
  'among the campaigns of the searched category those with the typed words come first: %s',
  async (term, first, of) => {
    const titles = titlesOf(await find('', term));
    expect(titles).toHaveLength(of);
    expect(titles[0]).toBe(first);
    const reply = await server.app.inject(`/api/public/search/suggestions?q=${encodeURIComponent(term)}`);
    expect(reply.json().campaigns[0].title.text).toBe(first);
  },
);

it('a title with the whole expression comes before the category that it means', async () => {
  const first = 'Oyun bilgisayarı ve fare';
  for (const term of ['oyun bilgisayarı', 'oyun bilgisayarları']) {
    expect(titlesOf(await find('', term))[0]).toBe(first);
    const reply = await server.app.inject(`/api/public/search/suggestions?q=${encodeURIComponent(term)}`);
    expect(reply.json().campaigns[0].title.text).toBe(first);
  }
  // A name of the catalogue means the category.
  expect(titlesOf(await find('', 'dizüstü bilgisayar'))[0]).toBe('Dizüstü bilgisayar, dizüstü bilgisayar');
});

it('a brand at the beginning of a query comes before what it offers', async () => {
  expect((await find('', 'ardıç bahçe')).leading).toBe('brands');
  expect((await find('', 'ardıç bahçe bitkileri')).leading).toBe('brands');
  expect((await find('', 'ardıçta bahçe')).leading).toBe('brands');
  expect((await find('', 'ardıçlı bahçe')).leading).toBe('categories');
  expect((await find('', 'bahçe')).leading).toBe('categories');
});

it('beside a named brand no brand is shown that shares only a word with it', async () => {
  const { db } = server;
  for (const name of ['Toros Bankası', 'Erciyes Bankası']) {
    const categoryId = (await makeCategory(db)).id;
    await makeCampaign(db, { categoryId, brandId: (await makeBrand(db, { name })).id });
  }
  const brandsOf = async (term: string) => (await find('', term)).brands.map(({ name }) => name);
  expect(await brandsOf('toros bankası')).toEqual(['Toros Bankası']);
  expect((await brandsOf('bankası')).toSorted()).toEqual(['Erciyes Bankası', 'Toros Bankası']);
  const reply = await server.app.inject(
    `/api/public/search/suggestions?q=${encodeURIComponent('toros bankası')}`,
  );
  expect(reply.json().brands.map(({ name }: { name: string }) => name)).toEqual(['Toros Bankası']);
});

it('without a category or brand that is meant all typed words count', async () => {
  const titles = titlesOf(await find('', 'mavi obsidyen tirşe'));
  expect(titles).toHaveLength(2);
  expect(titles[0]).toBe('Mavi obsidyen, tirşe');
});

it('an expression is not ranked by its single words: "kara cuma" is a discount, not a caravan', async () => {
  expect(titlesOf(await find('', 'kara cuma'))).toEqual([
    'Cumaya kadar kilitler: kara ile ak indirim',
    'Tüm kilitlerde büyük indirim, her kilide indirim',
    'Karavan, karavan: karavana indirim',
  ]);
});

it('an order keeps the filters', async () => {
  expect(titlesOf(await find('sort=price&brand=ardic'))).toEqual(['Fidan', 'Fidan, fidan, fidan']);
});

it('a query for any campaigns finds all of them, and one for the newest or the last ones leads to their list', async () => {
  const { total } = await find('', 'kampanya');
  expect((await find('', 'popüler kampanyalar')).total).toBe(total);
  expect((await find('', 'bugünün fırsatları')).leadsTo).toBeNull();
  expect(await find('', 'en yeni fırsatlar')).toMatchObject({
    leadsTo: '/kampanyalar?siralama=yeni',
    total,
  });
  expect((await find('', 'bu hafta bitenler')).leadsTo).toBe('/kampanyalar?donem=son-gunler');
  expect(await find('', 'yeni kampanyalar 1000 TL altı')).toMatchObject({
    leadsTo: '/kampanyalar?fiyat=-1000',
  });
});

it('all campaigns can be ordered too', async () => {
  const reply = await server.app.inject('/api/public/search?q=kampanya&sort=price');
  expect(titlesOf(reply.json()).slice(0, 2)).toEqual(['Fidanlık', 'Fidan']);
});
