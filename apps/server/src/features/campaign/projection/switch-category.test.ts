import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { switchCategory } from './switch-category.ts';

let server: TestApp;
let vehicles: string;
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  const root = await makeCategory(db, { name: 'Taşıtlar', position: 1 });
  const cars = await makeCategory(db, { name: 'Otomobil', parentId: root.id });
  const flowers = await makeCategory(db, { name: 'Çiçek', position: 2 });
  const { id: brandId } = await makeBrand(db, { name: 'Laleli' });
  for (const { id: categoryId } of [root, cars, flowers]) await makeCampaign(db, { categoryId, brandId });
  vehicles = root.id;
});
beforeEach(() => switchCategory(server.db, vehicles, false, server.clock.now));
afterAll(() => server.close());

const ask = (url: string) => server.app.inject({ url });
const specified = ['campaign', 'brand-to-campaign', 'campaign-url'];

async function countOf(call: string): Promise<number> {
  return (await ask(`/api/Campaign_Service/${call}`)).json().length;
}

async function rootsOf(): Promise<string[]> {
  const { categories } = (await ask('/api/public/categories')).json();
  return categories.map(({ name }: { name: string }) => name);
}

// Specification 9.15
it('takes a category that is switched off out of everything, with all that is below it', async () => {
  expect((await ask('/api/public/categories/otomobil')).statusCode).toBe(404);
  expect(await rootsOf()).toEqual(['Çiçek']);
  expect((await ask('/api/public/brands/laleli')).json().list.total).toBe(1);
  expect(await Promise.all(specified.map(countOf))).toEqual([1, 1, 0]);
});

it('puts it back where it is switched on again', async () => {
  await switchCategory(server.db, vehicles, true, server.clock.now);
  expect((await ask('/api/public/categories/otomobil')).json().list.total).toBe(1);
  expect(await rootsOf()).toEqual(['Çiçek', 'Taşıtlar']);
  expect((await ask('/api/public/brands/laleli')).json().list.total).toBe(3);
  expect(await Promise.all(specified.map(countOf))).toEqual([3, 3, 0]);
});
