import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slugHistory } from '#server/features/slug/table.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

interface Counted {
  readonly name: string;
  readonly campaigns: number;
}
const countsOf = (rows: readonly Counted[]) => rows.map(({ name, campaigns }) => [name, campaigns]);

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  const vehicles = await makeCategory(db, { name: 'Otomobil' });
  const small = await makeCategory(db, { name: 'Küçük', parentId: vehicles.id });
  const city = await makeCategory(db, { name: 'Şehir', parentId: small.id });
  const large = await makeCategory(db, { name: 'Büyük', parentId: vehicles.id });
  await makeCategory(db, { name: 'Kasko' });
  const fast = await makeBrand(db, {
    name: 'Çeviktaş',
    about: 'Çevik otomobiller.',
    aboutEn: 'Nimble cars.',
    brandUrl: 'https://ceviktas.example',
  });
  await makeBrand(db, { name: 'Zümrüt' });
  await makeBrand(db, { name: 'Gizli', isActive: false });
  const other = await makeBrand(db, { name: 'Ceylan' });
  for (const { id: categoryId } of [city, small, large]) {
    const isCheaper = categoryId !== small.id;
    await makeCampaign(db, {
      categoryId,
      brandId: fast.id,
      ...(isCheaper && { listPrice: 1_000, campaignPrice: 600 }),
    });
  }
  await makeCampaign(db, { categoryId: large.id, brandId: other.id });
  await db.insert(slugHistory).values([
    { kind: 'brand', slug: 'cevik', targetId: fast.id },
    { kind: 'category', slug: 'ufak', targetId: small.id },
  ]);
});
afterAll(() => server.close());

const ask = (address: string, language = 'tr') =>
  server.app.inject({ url: `/api/public/brands${address}`, headers: { 'accept-language': language } });

async function pageOf(address: string, language?: string) {
  return (await ask(address, language)).json();
}

// Specification 2.17
it('the index lists all active brands in Turkish alphabetical order with their counts', async () => {
  const { brands } = await pageOf('');
  expect(countsOf(brands)).toEqual([
    ['Ceylan', 1],
    ['Çeviktaş', 3],
    ['Zümrüt', 0],
  ]);
});

describe('brand page', () => {
  // Specification 2.18
  it('shows the brand and all its campaigns', async () => {
    const page = await pageOf('/ceviktas');
    expect(page).toMatchObject({
      kind: 'found',
      brand: { name: 'Çeviktaş', campaigns: 3, website: 'https://ceviktas.example' },
      category: null,
      alternatives: [],
      list: { total: 3 },
    });
    expect(page.list.campaigns).toHaveLength(3);
  });

  it.each([
    ['tr', { text: 'Çevik otomobiller.', lang: 'tr' }],
    ['en', { text: 'Nimble cars.', lang: 'en' }],
  ])('is available in %s', async (language, about) => {
    expect((await pageOf('/ceviktas', language)).brand.about).toEqual(about);
  });

  // Specification 2.19
  it('can be filtered by the first categories that divide its campaigns, then by the next level', async () => {
    expect(countsOf((await pageOf('/ceviktas')).categories)).toEqual([
      ['Küçük', 2],
      ['Büyük', 1],
    ]);
    const narrowed = await pageOf('/ceviktas/categories/kucuk');
    expect(countsOf(narrowed.categories)).toEqual([
      ['Küçük', 2],
      ['Şehir', 1],
      ['Büyük', 1],
    ]);
    expect(narrowed).toMatchObject({ category: { name: 'Küçük', campaigns: 2 }, list: { total: 2 } });
    expect(narrowed.list.campaigns).toHaveLength(2);
  });

  it('counts its categories within the filters, which their links keep', async () => {
    const left = [
      ['Küçük', 1],
      ['Büyük', 1],
    ];
    const filtered = await pageOf('/ceviktas?discount=30-');
    expect(filtered).toMatchObject({ inAllCategories: 2, list: { total: 2 } });
    expect(countsOf(filtered.categories)).toEqual(left);
    expect(await pageOf('/ceviktas?discount=30-&category=buyuk')).toMatchObject({
      inAllCategories: 2,
      list: { total: 1 },
    });
    const narrowed = await pageOf('/ceviktas/categories/buyuk?discount=30-');
    expect(narrowed).toMatchObject({ inAllCategories: 2, list: { total: 1 } });
    expect(countsOf(narrowed.categories)).toEqual(left);
  });

  it('offers no category filter when one category contains all campaigns', async () => {
    expect((await pageOf('/ceylan')).categories).toEqual([]);
  });

  // Specification 2.18, 8.19
  it.each(['/zumrut', '/ceviktas/categories/kasko'])(
    'links to other brands when %s is empty',
    async (address) => {
      const page = await pageOf(address);
      expect(page.list).toMatchObject({ total: 0, campaigns: [] });
      expect(countsOf(page.alternatives)).toContainEqual(['Ceylan', 1]);
      expect(page.alternatives.map(({ slug }: { slug: string }) => slug)).not.toContain(page.brand.slug);
    },
  );

  it.each([
    ['/cevik', { slug: 'ceviktas', category: null }],
    ['/cevik/categories/kucuk', { slug: 'ceviktas', category: 'kucuk' }],
    ['/ceviktas/categories/ufak', { slug: 'ceviktas', category: 'kucuk' }],
    ['/cevik/categories/ufak', { slug: 'ceviktas', category: 'kucuk' }],
  ])('redirects from %s', async (address, target) => {
    expect(await pageOf(address)).toEqual({ kind: 'moved', ...target });
  });

  // Specification 8.18
  it.each(['/yok', '/gizli', '/yok/categories/kucuk', '/ceviktas/categories/yok', '/cevik/categories/yok'])(
    'is not found under %s',
    async (address) => {
      expect((await ask(address)).statusCode).toBe(404);
    },
  );
});
