import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import type { CampaignPage } from '@ayrac/contract/category.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const titlesOf = (campaigns: readonly CampaignCard[]) => campaigns.map(({ title }) => title.text);

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

async function listOf(address: string, headers: Record<string, string> = {}): Promise<CampaignPage> {
  const reply = await server.app.inject({ url: `/api/public/${address}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().list;
}

describe('order of a list', () => {
  beforeAll(async () => {
    const categoryId = (await makeCategory(server.db, { name: 'Sıralama' })).id;
    const brandId = (await makeBrand(server.db)).id;
    const make = (title: string, values: object, followers = 0) =>
      makeCampaign(server.db, { title, categoryId, brandId, ...values }, { stats: { followers } });
    await make(
      'Süresiz',
      { endAt: null, publishedAt: inDays(-9), campaignPrice: 900, discountPercent: 70 },
      5,
    );
    await make(
      'Yarın biten',
      { endAt: inDays(1), publishedAt: inDays(-4), listPrice: 2_000, campaignPrice: 1_800 },
      1,
    );
    await make('Haftaya biten', { endAt: inDays(8), publishedAt: inDays(-1), campaignPrice: 100.5 }, 9);
    await make('Aya biten', {
      endAt: inDays(30),
      publishedAt: inDays(-2),
      listPrice: 10_000,
      campaignPrice: 5_450,
    });
    await make('Bitmiş', { endAt: inDays(-1), listPrice: 10, campaignPrice: 1 }, 99);
    await make('Kapalı', { status: 'withdrawn', listPrice: 10, campaignPrice: 2 }, 98);
  });

  // Specification 9.15
  it.each([
    ['ending-soon', ['Yarın biten', 'Haftaya biten', 'Aya biten', 'Süresiz']],
    ['newest', ['Haftaya biten', 'Aya biten', 'Yarın biten', 'Süresiz']],
    ['discount', ['Aya biten', 'Yarın biten']],
    ['most-wanted', ['Haftaya biten', 'Süresiz', 'Yarın biten', 'Aya biten']],
    ['price', ['Haftaya biten', 'Süresiz']],
  ])('%s puts the expected campaigns first, and omits ended and hidden ones', async (sort, titles) => {
    const { campaigns, total } = await listOf(`categories/siralama?sort=${sort}`);
    expect(titlesOf(campaigns).slice(0, titles.length)).toEqual(titles);
    expect(total).toBe(4);
    expect(campaigns).toHaveLength(4);
  });

  it.each(['ending-soon', 'newest', 'discount', 'most-wanted', 'price'])(
    '%s does not depend on sponsorship: a sponsored campaign is labelled and keeps its place',
    async (sort) => {
      const before = await listOf(`categories/siralama?sort=${sort}`);
      await server.db.update(campaign).set({ isSponsored: true }).where(eq(campaign.title, 'Aya biten'));
      server.clock.now = new Date(server.clock.now.getTime() + 1);
      const after = await listOf(`categories/siralama?sort=${sort}`);
      await server.db.update(campaign).set({ isSponsored: false });
      expect(titlesOf(after.campaigns)).toEqual(titlesOf(before.campaigns));
      const paid = after.campaigns.filter(({ isSponsored }) => isSponsored);
      expect(titlesOf(paid)).toEqual(['Aya biten']);
    },
  );

  it('defaults to the end date when missing or unknown', async () => {
    const plain = await listOf('categories/siralama');
    expect(plain.sort).toBe('ending-soon');
    expect(await listOf('categories/siralama?sort=sihirli')).toEqual(plain);
  });

  it('omits a campaign from the instant of its end, before any recount', async () => {
    server.clock.now = inDays(1);
    const { campaigns } = await listOf('categories/siralama');
    expect(titlesOf(campaigns)).toEqual(['Haftaya biten', 'Aya biten', 'Süresiz']);
  });
});

describe('pages of a list', () => {
  beforeAll(async () => {
    const categoryId = (await makeCategory(server.db, { name: 'Sayfalar' })).id;
    const brand = await makeBrand(server.db, { name: 'Sayfalı' });
    // Equal in every sort key, so that only the tie-break orders them.
    for (let made = 0; made < 60; made += 1) {
      await makeCampaign(server.db, {
        categoryId,
        brandId: brand.id,
        listPrice: 100,
        campaignPrice: 50,
      });
    }
  });

  it.each(['ending-soon', 'newest', 'discount', 'most-wanted', 'price'])(
    'contain each campaign once, even when all are equal in the order %s',
    async (sort) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => listOf(`categories/sayfalar?sort=${sort}&page=${page}`)),
      );
      const ids = pages.flatMap(({ campaigns }) => campaigns.map(({ id }) => id));
      expect(pages.map(({ campaigns }) => campaigns.length)).toEqual([24, 24, 12]);
      expect(new Set(ids).size).toBe(60);
      expect(pages[0]).toMatchObject({ total: 60, page: 1, pages: 3 });
    },
  );

  it.each(['0', '41', 'iki', '-3'])('return the first page for the impossible number %s', async (page) => {
    expect((await listOf(`categories/sayfalar?page=${page}`)).page).toBe(1);
  });

  it.each(['categories/CATEGORY', 'brands/BRAND', 'brands/BRAND/categories/CATEGORY'])(
    'need as many statements with 60 campaigns as with 5: %s',
    async (address) => {
      const category = await makeCategory(server.db);
      const brand = await makeBrand(server.db);
      const of = { categoryId: category.id, brandId: brand.id };
      for (let made = 0; made < 5; made += 1) await makeCampaign(server.db, of);
      const costOnce = (categorySlug: string, brandSlug: string) =>
        countStatements(server.db, () =>
          listOf(address.replace('CATEGORY', categorySlug).replace('BRAND', brandSlug)),
        );
      // A notification about the rows just written may arrive during a request and cost extra statements. The lowest of
      // three runs excludes that.
      const cost = async (...slugs: [string, string]) =>
        Math.min(await costOnce(...slugs), await costOnce(...slugs), await costOnce(...slugs));
      const five = await cost(category.slug, brand.slug);
      expect(five).toBeGreaterThan(0);
      expect(await cost('sayfalar', 'sayfali')).toBe(five);
    },
  );
});

describe('campaign card', () => {
  beforeAll(async () => {
    const categoryId = (await makeCategory(server.db, { name: 'Kartlar' })).id;
    await makeCampaign(server.db, {
      categoryId,
      title: 'Çamaşır makinesi',
      discount: 'Yüzde on indirim',
      english: { title: 'Washing machine' },
      endAt: inDays(2),
    });
  });

  it.each([
    ['tr', { text: 'Çamaşır makinesi', lang: 'tr' }],
    ['en', { text: 'Washing machine', lang: 'en' }],
  ])('is in the language %s, or in Turkish without a translation', async (language, title) => {
    const { campaigns } = await listOf('categories/kartlar', { 'accept-language': language });
    expect(campaigns).toMatchObject([
      { title, benefit: { text: 'Yüzde on indirim', lang: 'tr' }, endAt: inDays(2).toISOString() },
    ]);
  });
});
