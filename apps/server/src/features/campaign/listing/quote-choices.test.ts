import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function choicesOf(category: string) {
  const reply = await server.app.inject({ url: '/api/public/quote-choices', query: { category } });
  expect(reply.statusCode).toBe(200);
  const { campaigns, total } = reply.json();
  return { total, titles: campaigns.map((one: { title: { text: string } }) => one.title.text) };
}

it('offers live campaigns of a category and its subcategories by end date', async () => {
  const above = await makeCategory(server.db);
  const below = await makeCategory(server.db, { parentId: above.id });
  const { id: brandId } = await makeBrand(server.db);
  for (const [title, endAt, categoryId] of [
    ['Süresiz', null, above.id],
    ['Aya biten', inDays(30), below.id],
    ['Haftaya biten', inDays(7), above.id],
    ['Bitmiş', inDays(-1), above.id],
  ] as const) {
    await makeCampaign(server.db, { title, endAt, categoryId, brandId });
  }
  await makeCampaign(server.db, { title: 'Gizli', categoryId: below.id, brandId, status: 'withdrawn' });
  expect(await choicesOf(above.id)).toEqual({ titles: ['Haftaya biten', 'Aya biten', 'Süresiz'], total: 3 });
  expect((await choicesOf(below.id)).titles).toEqual(['Aya biten']);
});

it('offers at most a hundred campaigns in one statement, with the total count', async () => {
  const { id: categoryId } = await makeCategory(server.db);
  const { id: brandId } = await makeBrand(server.db);
  await makeCampaign(server.db, { categoryId, brandId });
  const one = await countStatements(server.db, () => choicesOf(categoryId));
  for (let made = 1; made < 103; made += 1) await makeCampaign(server.db, { categoryId, brandId });
  const all = await countStatements(server.db, () => choicesOf(categoryId));
  const { titles, total } = await choicesOf(categoryId);
  expect([titles.length, total, all]).toEqual([100, 103, one]);
});

it('offers nothing for an unknown category', async () => {
  expect(await choicesOf('00000000-0000-4000-8000-000000000000')).toEqual({ titles: [], total: 0 });
});
