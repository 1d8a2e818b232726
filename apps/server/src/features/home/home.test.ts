import type { Home } from '@ayrac/contract/home.ts';
import { coverLayouts } from '@ayrac/domain/cover/cover-layout.ts';
import { layoutOf } from '@ayrac/domain/cover/cover-name.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements, countStatementsWith } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp } from '#server/testing/test-app.ts';

const sections = ['favourite', 'newest', 'endingSoon', 'highestDiscount', 'lastChance'] as const;

async function homeOf(server: TestApp): Promise<Home> {
  const reply = await server.app.inject('/api/public/home');
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

describe('home page of an empty site', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  it('has no sections and counts nothing', async () => {
    const home = await homeOf(server);
    for (const section of [...sections, 'banner', 'popularBrands'] as const)
      expect(home[section]).toEqual([]);
    expect(home.stats).toEqual({ campaigns: 0, brands: 0, categories: 0, endingSoon: 0 });
  });

  it('omits sections without campaigns, and shows the latest when none is new', async () => {
    await makeCampaign(server.db, { title: 'Eski', publishedAt: inDays(-90) });
    const home = await homeOf(server);
    expect(home).toMatchObject({
      newestIsRecent: false,
      lastChance: [],
      endingSoon: [],
      highestDiscount: [],
    });
    expect([...home.favourite, ...home.newest]).toHaveLength(1);
  });
});

describe('home page of a full site', () => {
  let server: TestApp;
  let chance = 0.5;
  beforeAll(async () => {
    server = await testApp({ random: () => chance });
    const { db } = server;
    const categoryId = (await makeCategory(db, { name: 'Seyahat' })).id;
    const busy = (await makeBrand(db, { name: 'Dolu' })).id;
    const quiet = (await makeBrand(db, { name: 'Sakin' })).id;
    await makeBrand(db, { name: 'Boş' });
    const cheaperBy = (percent: number) => ({ listPrice: 1_000, campaignPrice: 1_000 - 10 * percent });
    const make = (title: string, values: object, followers = 0) =>
      makeCampaign(
        db,
        { title, categoryId, brandId: busy, publishedAt: inDays(-30), ...values },
        { stats: { followers } },
      );
    for (let number = 1; number <= 12; number += 1) {
      await make(`Sevilen ${number}`, { endAt: inDays(60), discountPercent: 99 }, 100 + number);
      await make(`Yeni ${number}`, { endAt: inDays(60), publishedAt: inDays(-1) });
      await make(`Biten ${number}`, { endAt: inDays(1 + number / 2), ...cheaperBy(60) }, 500);
      await make(`İndirimli ${number}`, cheaperBy(20 + number));
    }
    for (let number = 1; number <= 3; number += 1)
      await make(`Son saat ${number}`, { endAt: inDays(number / 4) }, 999);
    await make('Bitmiş', { endAt: inDays(-1), ...cheaperBy(99) }, 9_999);
    await make('Sakinin tek kampanyası', { brandId: quiet, endAt: inDays(50) });
  });
  beforeEach(() => {
    chance = 0.5;
  });
  afterAll(() => server.close());

  const titles = (home: Home, section: (typeof sections)[number]) =>
    home[section].map(({ title }) => title.text);

  // Specification 2.4
  it('repeats no campaign except in the ranking, and shows none that has ended', async () => {
    const home = await homeOf(server);
    const others = sections.filter((section) => section !== 'favourite');
    const shown = others.flatMap((section) => titles(home, section));
    expect(new Set(shown).size).toBe(shown.length);
    expect([...shown, ...titles(home, 'favourite')]).not.toContain('Bitmiş');
  });

  // Specification 2.4
  it('ranks the favourites by followers only', async () => {
    const followers = (await homeOf(server)).favourite.map((card) => card.followers);
    expect(followers).toEqual([999, 999, 999, 500, 500]);
  });

  // Specification 2.4
  it.each([
    ['lastChance', /^Son saat/, 3],
    ['endingSoon', /^Biten/, 8],
    ['favourite', /^(Son saat|Biten)/, 5],
    ['newest', /^Yeni/, 4],
    ['highestDiscount', /^(İndirimli|Biten)/, 4],
  ] as const)('fills %s with the expected campaigns', async (section, pattern, count) => {
    const found = titles(await homeOf(server), section);
    expect(found).toHaveLength(count);
    for (const title of found) expect(title).toMatch(pattern);
  });

  // Specification 2.4
  it('lists last chances by hour, and highest discounts by proven percentages', async () => {
    const home = await homeOf(server);
    expect(titles(home, 'lastChance')).toEqual(['Son saat 1', 'Son saat 2', 'Son saat 3']);
    // Campaigns that end soon have 60 percent, the others twenty plus their number.
    const percents = titles(home, 'highestDiscount').map((title) =>
      title.startsWith('Biten') ? 60 : 20 + Number(title.split(' ')[1]),
    );
    expect(percents).toEqual(percents.toSorted((left, right) => right - left));
  });

  // Specification 4.40
  it('draws twelve live campaigns at random for the banner', async () => {
    const drawn = async (value: number) => {
      chance = value;
      return (await homeOf(server)).banner.map(({ title }) => title.text);
    };
    const [first, second] = [await drawn(0.1), await drawn(0.9)];
    for (const banner of [first, second]) {
      expect(new Set(banner).size).toBe(12);
      expect(banner).not.toContain('Bitmiş');
    }
    expect(second).not.toEqual(first);
  });

  it('repeats no layout of a cover within six slides or cards, across sections too', async () => {
    const home = await homeOf(server);
    const inOrder = ['favourite', 'newest', 'endingSoon', 'highestDiscount', 'lastChance'] as const;
    for (const cards of [home.banner, inOrder.flatMap((section) => home[section])]) {
      const layouts = cards.map(({ picture }) => layoutOf(picture.hash));
      for (const [at, layout] of layouts.entries()) {
        expect(coverLayouts).toContain(layout);
        expect(layouts.slice(at + 1, at + 6)).not.toContain(layout);
      }
    }
  });

  // Specification 2.3, 2.5
  it('shows counts that match the linked lists, and popular brands by campaigns', async () => {
    const { stats, popularBrands, categories } = await homeOf(server);
    expect(stats).toEqual({ campaigns: 52, brands: 3, categories: 1, endingSoon: 15 });
    expect(popularBrands.map(({ name, campaigns }) => [name, campaigns])).toEqual([
      ['Dolu', 51],
      ['Sakin', 1],
    ]);
    expect(categories).toMatchObject([{ name: 'Seyahat', campaigns: 52 }]);
  });

  it('needs one round of statements, none per card', async () => {
    expect(await countStatements(server.db, () => homeOf(server))).toBe(5);
  });
});

describe('sentence on the home page', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
    const root = await makeCategory(server.db, { name: 'Taşıtlar' });
    const below = await makeCategory(server.db, { name: 'Sıfır otomobil', parentId: root.id });
    const leaf = await makeCategory(server.db, { name: 'Elektrikli', parentId: below.id });
    await makeCategory(server.db, { name: 'Boş', parentId: root.id });
    const of = { categoryId: leaf.id, brandId: (await makeBrand(server.db)).id };
    for (const campaignPrice of [900_000, 1_000_000, 1_000_001, null])
      await makeCampaign(server.db, { ...of, campaignPrice });
    await makeCampaign(server.db, { ...of, campaignPrice: 10, endAt: inDays(-1) });
    await makeCampaign(server.db, { campaignPrice: 500 });
    await makeCampaign(server.db, { ...of, campaignPrice: 800, cities: 'Ankara, İzmir' });
    await makeCampaign(server.db, { campaignPrice: 700, cities: 'Bursa' });
    await makeCampaign(server.db, { cities: 'Iğdır', endAt: inDays(-1) });
  });
  afterAll(() => server.close());

  const count = (query: string) => server.app.inject(`/api/public/sentence/count?${query}`);

  it('offers non-empty categories with their inflected names, and some cities', async () => {
    const { categories, cities } = (await server.app.inject('/api/public/sentence')).json();
    expect(categories).toContainEqual({
      name: 'Taşıtlar',
      slug: 'tasitlar',
      children: [
        { name: 'Sıfır otomobil', slug: 'sifir-otomobil' },
        { name: 'Elektrikli (Sıfır otomobil)', slug: 'elektrikli' },
      ],
    });
    expect(cities).toEqual([
      { slug: 'ankara', name: 'Ankara' },
      { slug: 'bursa', name: 'Bursa' },
      { slug: 'izmir', name: 'İzmir' },
    ]);
  });

  it.each([
    ['', ''],
    ['category=elektrikli', 'category=elektrikli'],
    ['category=tasitlar&most=1000000', 'category=tasitlar&price=-1000000'],
    ['most=1000', 'price=-1000'],
    ['city=izmir', 'city=izmir'],
    ['category=elektrikli&most=1000000&city=bursa', 'category=elektrikli&price=-1000000&city=bursa'],
  ])('counts for "%s" as many campaigns as the list at "%s" shows', async (query, list) => {
    const shown = await server.app.inject(`/api/public/campaigns?${list}`);
    const { total, campaigns } = shown.json().list;
    expect(campaigns).toHaveLength(total);
    expect((await count(query)).json()).toEqual({ campaigns: total });
  });

  it('caches counts, knows its own blanks only, and ignores unknown categories', async () => {
    const cost = () =>
      countStatementsWith(/price <=|"price" <=/, () => count('category=elektrikli&most=2000000'));
    expect([await cost(), await cost()]).toEqual([1, 0]);
    expect((await count('most=1500')).statusCode).toBe(400);
    expect((await count('category=yok')).statusCode).toBe(404);
  });
});
