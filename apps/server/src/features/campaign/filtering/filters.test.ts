import type { CampaignPage, CategoryLink } from '@ayrac/contract/category.ts';
import type { ChoiceFacet, Facet, ListFilters, RangeFacet } from '@ayrac/contract/filter.ts';
import type { CampaignFilter } from '@ayrac/domain/filter/campaign-filter.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { fuels, makeVehicles, passes, type Vehicle, type Wanted } from './testing/vehicles.ts';

let server: TestApp;
let made: readonly Vehicle[] = [];
beforeAll(async () => {
  server = await testApp();
  made = await makeVehicles(server.db);
});
afterAll(() => server.close());

async function pageOf(query: string, place: string) {
  const reply = await server.app.inject(`/api/public/${place}?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

async function listOf(
  query: string,
  place = 'categories/tasitlar',
): Promise<CampaignPage & { filters: ListFilters }> {
  return (await pageOf(query, place)).list;
}

function facetOf(filters: ListFilters, name: CampaignFilter): Facet | undefined {
  return filters.facets.find((facet) => facet.name === name);
}

const cases: readonly [string, Wanted][] = [
  ['', {}],
  ['fuel=electric', { fuel: ['electric'] }],
  ['fuel=electric,hybrid', { fuel: ['electric', 'hybrid'] }],
  ['fuel=electric&gearType=automatic', { fuel: ['electric'], gearType: ['automatic'] }],
  ['brand=alaz,veloka&seatingCapacity=7', { brand: ['alaz', 'veloka'], seatingCapacity: ['7'] }],
  ['category=sedan&isElectric=false', { category: ['sedan'], isElectric: ['false'] }],
  ['price=500000-900000', { price: [500_000, 900_000] }],
  [
    'price=-700000&modelYear=2024-&fuel=petrol,diesel',
    { price: [null, 700_000], modelYear: [2024, null], fuel: ['petrol', 'diesel'] },
  ],
  [
    'benefit=zero-interest,lower-price&discount=10-30',
    { benefit: ['zero-interest', 'lower-price'], discount: [10, 30] },
  ],
  ['fuel=lpg', { fuel: ['lpg'] }],
  // Every campaign here is valid in the same two cities.
  [
    'brand=cinar&fuel=petrol&modelYear=2022-2022',
    { brand: ['cinar'], fuel: ['petrol'], modelYear: [2022, 2022] },
  ],
  ['city=izmir&fuel=electric', { city: ['izmir'], fuel: ['electric'] }],
  ['city=igdir,ankara', { city: ['igdir', 'ankara'] }],
  // Most campaigns pass, so they are found by scanning the list.
  ['modelYear=2022-', { modelYear: [2022, null] }],
  ['category=kamyon&brand=cinar', { category: ['kamyon'], brand: ['cinar'] }],
];

describe.each(cases)('filter "%s"', (query, wanted) => {
  it('returns the campaigns that pass every filter', async () => {
    const expected = made.filter((campaign) => passes(campaign, wanted)).map(({ title }) => title);
    const { total, pages, campaigns } = await listOf(query);
    expect(total).toBe(expected.length);
    const rest = await Promise.all(
      Array.from({ length: pages - 1 }, (_, index) => listOf(`${query}&page=${index + 2}`)),
    );
    const titles = [campaigns, ...rest.map((page) => page.campaigns)].flat().map(({ title }) => title.text);
    expect(titles.toSorted()).toEqual(expected.toSorted());
  });

  // Specification 2.14, 3.22
  it.each(['brand', 'city', 'benefit', 'fuel', 'isElectric', 'gearType', 'seatingCapacity'] as const)(
    'returns for each %s the count it would have',
    async (name) => {
      const { filters } = await listOf(query);
      const pool = made.filter((campaign) => passes(campaign, wanted, name));
      const counts = new Map<string, number>();
      for (const value of pool.flatMap((campaign) => campaign[name] ?? [])) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const chosen = (wanted[name] ?? []) as readonly string[];
      for (const value of chosen) counts.set(value, counts.get(value) ?? 0);
      // A nationwide campaign is valid in every city.
      const everywhere = name === 'city' ? pool.filter(({ city }) => city.length === 0).length : 0;
      for (const [value, count] of counts) {
        counts.set(value, count + everywhere);
        // A city in which every campaign is valid is not offered, since it would not narrow the list.
        if (name === 'city' && count + everywhere === pool.length && !chosen.includes(value))
          counts.delete(value);
      }
      const facet = facetOf(filters, name) as ChoiceFacet | undefined;
      const offered =
        facet?.values.map(({ value, campaigns, isChosen }) => [value, campaigns, isChosen]) ?? [];
      const isTelling =
        chosen.length > 0 || counts.size > 1 || [...counts.values()].some((count) => count < pool.length);
      const expected = isTelling
        ? [...counts].map(([value, count]) => [value, count, chosen.includes(value)])
        : [];
      expect(offered.toSorted()).toEqual(expected.toSorted());
    },
  );

  it('counts each subcategory in its link, and offers only a chosen one as a filter', async () => {
    const counts = Object.groupBy(
      made.filter((campaign) => passes(campaign, wanted, 'category')).flatMap(({ category }) => category),
      (category) => category,
    );
    const { children, list } = await pageOf(query, 'categories/tasitlar');
    const links = children.map(({ slug, campaigns }: CategoryLink) => [slug, campaigns]);
    expect(Object.fromEntries(links)).toEqual(
      Object.fromEntries(Object.entries(counts).map(([slug, found]) => [slug, found?.length])),
    );
    const facet = facetOf(list.filters, 'category') as ChoiceFacet | undefined;
    const offered = facet?.values.map(({ value, campaigns, isChosen }) => [value, campaigns, isChosen]) ?? [];
    const chosen = (wanted.category ?? []) as readonly string[];
    expect(offered).toEqual(chosen.map((slug) => [slug, counts[slug]?.length ?? 0, true]));
  });

  it.each(['price', 'modelYear', 'discount'] as const)(
    'returns the bounds of each remaining %s',
    async (name) => {
      const { filters } = await listOf(query);
      const left = made
        .filter((campaign) => passes(campaign, wanted, name))
        .flatMap((one) => one[name] ?? []);
      const facet = facetOf(filters, name) as RangeFacet | undefined;
      const [from = null, to = null] = (wanted[name] ?? []) as readonly [number?, number?];
      if (from === null && to === null && Math.min(...left) === Math.max(...left)) {
        expect(facet).toBeUndefined();
      } else if (facet === undefined) {
        expect(left).toEqual([]);
      } else {
        expect(facet).toMatchObject({
          lowest: left.length > 0 ? Math.floor(Math.min(...left)) : null,
          from,
          to,
        });
        expect(facet.highest).toBe(left.length > 0 ? Math.ceil(Math.max(...left)) : null);
      }
    },
  );
});

describe('filter values', () => {
  it('have their own order: fuels by familiarity, names alphabetically in Turkish', async () => {
    const { filters } = await listOf('gearType=manual,automatic');
    const labels = (name: CampaignFilter) => (facetOf(filters, name) as ChoiceFacet).values;
    expect(labels('fuel').map(({ value }) => value)).toEqual(fuels);
    expect(labels('brand').map(({ label }) => label)).toEqual(['Alaz', 'Çınar', 'Veloka']);
  });

  it('keep a selected value without results', async () => {
    const { filters, total } = await listOf('fuel=lpg&category=kamyon');
    expect(total).toBe(0);
    expect(facetOf(filters, 'fuel')).toMatchObject({
      values: [{ value: 'lpg', campaigns: 0, isChosen: true }],
    });
    expect(facetOf(filters, 'category')).toMatchObject({
      values: [{ value: 'kamyon', label: 'Kamyon', isChosen: true }],
    });
  });
});

describe('empty filter result', () => {
  it('names the filter whose removal gives the most results', async () => {
    const { total, filters } = await listOf('category=kamyon&fuel=electric&price=410000-430000');
    expect(total).toBe(0);
    const without = made.filter((one) =>
      passes(one, { fuel: ['electric'], price: [410_000, 430_000] }),
    ).length;
    expect(without).toBeGreaterThan(0);
    expect(filters.reliefs).toEqual([{ name: 'category', campaigns: without }]);
    expect(filters.whole).toBe(made.length);
  });

  it('names none when no single removal helps', async () => {
    expect((await listOf('category=kamyon&fuel=lpg')).filters.reliefs).toEqual([]);
  });
});

describe('invalid filter value', () => {
  it.each([
    'colour=blue',
    'fuel=',
    'fuel=steam',
    'city=atlantis',
    'brand=no-such-brand',
    "brand=' or true --",
    'price=abc',
    'price=-',
    'price=99999999999999999999-',
    'modelYear=20.5-',
    'fuel[]=electric',
    'fuel=1&fuel=2',
  ])('is ignored: %s', async (query) => {
    expect((await listOf(query)).total).toBe(made.length);
  });

  it.each([
    ['is very long', 'a,'.repeat(900)],
    ['holds a control character', '%00'],
  ])('is refused when it %s', async (_what, brands) => {
    const reply = await server.app.inject(`/api/public/categories/tasitlar?brand=${brands}`);
    expect(reply.statusCode).toBe(400);
  });

  it('is cut when it is too long', async () => {
    const slugs = Array.from({ length: 40 }, (_, index) => `marka-${index}`).join(',');
    expect((await listOf(`brand=alaz,${slugs}`)).total).toBe(
      made.filter(({ brand }) => brand === 'alaz').length,
    );
  });
});

describe('brand page with filters', () => {
  it.each(['brands/alaz', 'brands/alaz/categories/tasitlar'])(
    'is filtered by everything but the brand: %s',
    async (place) => {
      const { filters, total } = await listOf('fuel=electric&brand=veloka', place);
      expect(total).toBe(made.filter((one) => one.brand === 'alaz' && one.fuel === 'electric').length);
      expect(facetOf(filters, 'brand')).toBeUndefined();
      expect(filters.whole).toBe(made.filter(({ brand }) => brand === 'alaz').length);
    },
  );
});

it('offers the order by price only where campaigns have prices', async () => {
  const plain = await makeCampaign(server.db, {});
  const { rows } = await server.db.$client.query('select slug from category where id = $1', [
    plain.categoryId,
  ]);
  expect((await listOf('', `categories/${rows[0]?.slug}`)).filters.sorts).not.toContain('price');
  expect((await listOf('')).filters.sorts).toContain('price');
});

it('needs no further statement for an additional filter', async () => {
  const cost = (query: string) => countStatements(server.db, () => listOf(query));
  const plain = await cost('');
  expect(await cost('fuel=electric&brand=alaz,veloka&price=1-9&category=sedan')).toBeLessThanOrEqual(plain);
});
