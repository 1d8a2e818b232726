import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCampaign } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const parts = { categoryId: '', brandId: '' };
  for (const [title, endAt] of [
    ['Açık', null],
    ['Uzak', inDays(30)],
    ['Yakın', inDays(3)],
    ['Yedinci gün', new Date('2026-11-27T20:59:00Z')],
    ['Sekizinci gün', new Date('2026-11-27T21:01:00Z')],
    ['Bitmiş', inDays(-1)],
  ] as const) {
    const made = await makeCampaign(server.db, {
      title,
      endAt,
      ...(parts.categoryId && { categoryId: parts.categoryId, brandId: parts.brandId }),
    });
    Object.assign(parts, { categoryId: made.categoryId, brandId: made.brandId });
  }
});
afterAll(() => server.close());

async function titlesOf(query: string): Promise<{ titles: string[]; total: number }> {
  const reply = await server.app.inject(`/api/public/campaigns${query}`);
  expect(reply.statusCode).toBe(200);
  const { list } = reply.json();
  const titles = list.campaigns.map((campaign: { title: { text: string } }) => campaign.title.text);
  return { titles, total: list.total };
}

it('lists every live campaign by its end, open-ended ones last', async () => {
  expect(await titlesOf('')).toEqual({
    titles: ['Yakın', 'Yedinci gün', 'Sekizinci gün', 'Uzak', 'Açık'],
    total: 5,
  });
});

it('lists those that end within seven days, as many as the home page counts', async () => {
  const ending = await titlesOf('?ending=soon');
  expect(ending).toEqual({ titles: ['Yakın', 'Yedinci gün'], total: 2 });
  const home = await server.app.inject('/api/public/home');
  expect(home.json().stats.endingSoon).toBe(ending.total);
});

it('refuses a narrowing that it does not know', async () => {
  expect((await server.app.inject('/api/public/campaigns?ending=never')).statusCode).toBe(400);
});
