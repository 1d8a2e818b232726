import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { brand } from '#server/features/brand/table.ts';
import { category } from '#server/features/category/table.ts';
import { forgetRows, makeCampaign } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { keepFacets } from './keep-facets.ts';
import { makeVehicles } from './testing/vehicles.ts';

const lists = ['categories/tasitlar', 'categories/suv', 'brands/alaz', 'brands/alaz/categories/suv'];

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await makeVehicles(server.db);
});
beforeEach(() => server.db.execute(sql`delete from list_facets`));
afterAll(() => server.close());

async function filtersOf(list: string) {
  const reply = await server.app.inject(`/api/public/${list}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().list.filters;
}

async function keptLists(): Promise<number> {
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from list_facets`,
  );
  return rows[0]?.count ?? 0;
}

/** Runs `ask` while the facet table is empty, so that nothing can be counted anew. */
async function withoutCampaigns<Result>(ask: () => Promise<Result>): Promise<Result> {
  await server.db.execute(sql`alter table campaign_facet rename to set_aside`);
  await server.db.execute(sql`create table campaign_facet (like set_aside)`);
  try {
    return await ask();
  } finally {
    await server.db.execute(sql`drop table campaign_facet`);
    await server.db.execute(sql`alter table set_aside rename to campaign_facet`);
  }
}

it.each(lists)('%s returns the same from cached counts, without counting campaigns', async (list) => {
  const counted = await filtersOf(list);
  await keepFacets(server.db, testNow, 10);
  expect(await withoutCampaigns(() => filtersOf(list))).toEqual(counted);
});

it('caches the counts of long lists only, once', async () => {
  await keepFacets(server.db, testNow);
  expect(await keptLists()).toBe(0);
  await keepFacets(server.db, testNow, 89);
  // The list of the category and the list of all campaigns.
  expect(await keptLists()).toBe(2);
  await withoutCampaigns(() => keepFacets(server.db, testNow, 89));
  expect((await filtersOf('categories/tasitlar')).whole).toBe(90);
});

it('counts again when a filter is chosen', async () => {
  await keepFacets(server.db, testNow, 10);
  const { facets } = await filtersOf('categories/tasitlar?fuel=electric&brand=alaz');
  await server.db.execute(sql`delete from list_facets`);
  expect((await filtersOf('categories/tasitlar?fuel=electric&brand=alaz')).facets).toEqual(facets);
});

it('shows the current name of a brand', async () => {
  await keepFacets(server.db, testNow, 10);
  await server.db.update(brand).set({ name: 'Alaz Oto' }).where(eq(brand.slug, 'alaz'));
  forgetRows(server.db);
  const { facets } = await filtersOf('categories/tasitlar');
  expect(JSON.stringify(facets)).toContain('Alaz Oto');
});

it('includes a campaign as soon as it is saved', async () => {
  const { db } = server;
  await keepFacets(db, testNow, 10);
  const [suv] = await db.select({ id: category.id }).from(category).where(eq(category.slug, 'suv'));
  await makeCampaign(db, { categoryId: suv?.id ?? '' });
  const found = await Promise.all(['categories/suv', 'categories/tasitlar', 'brands/alaz'].map(filtersOf));
  expect(found.map(({ whole }) => whole)).toEqual([73, 91, 30]);
  // The list of the brand is a different one and keeps its counts.
  expect(await withoutCampaigns(() => filtersOf('brands/alaz'))).toEqual(found[2]);
});

it('counts campaigns ending soon by the current hour', async () => {
  const { db, clock } = server;
  const { categoryId } = await makeCampaign(db, { endAt: inDays(10) });
  const [own] = await db.select({ slug: category.slug }).from(category).where(eq(category.id, categoryId));
  await makeCampaign(db, { categoryId });
  await keepFacets(db, testNow, 1);
  const spans = async () => {
    forgetRows(db);
    const { facets } = await filtersOf(`categories/${own?.slug}`);
    return facets.find(({ name }: { name: string }) => name === 'ending')?.values;
  };
  expect(await withoutCampaigns(spans)).toBeUndefined();
  clock.now = inDays(5);
  expect(await withoutCampaigns(spans)).toMatchObject([{ value: 'last-week', campaigns: 1 }]);
  clock.now = inDays(9.5);
  expect(await withoutCampaigns(spans)).toMatchObject([
    { value: 'last-day', campaigns: 1 },
    { value: 'last-week', campaigns: 1 },
  ]);
  clock.now = testNow;
});
