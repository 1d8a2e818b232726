import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { Home } from '@ayrac/contract/home.ts';
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
    ['Bu gece', inDays(1 / 2)],
    ['Yirmi dört saat sonra', inDays(1)],
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

it('lists all live campaigns by end date, open-ended ones last', async () => {
  expect(await titlesOf('')).toEqual({
    titles: ['Bu gece', 'Yirmi dört saat sonra', 'Yakın', 'Yedinci gün', 'Sekizinci gün', 'Uzak', 'Açık'],
    total: 7,
  });
});

it('lists campaigns ending within seven days, as many as the home page counts', async () => {
  const ending = await titlesOf('?ending=last-week');
  expect(ending).toEqual({ titles: ['Bu gece', 'Yirmi dört saat sonra', 'Yakın', 'Yedinci gün'], total: 4 });
  expect(await titlesOf('?ending=last-day,last-week')).toEqual(ending);
  const home = await server.app.inject('/api/public/home');
  expect(home.json().stats.endingSoon).toBe(ending.total);
});

it('lists the same last chances as the home page', async () => {
  const last = await titlesOf('?ending=last-day');
  expect(last).toEqual({ titles: ['Bu gece'], total: 1 });
  const { lastChance } = (await server.app.inject('/api/public/home')).json<Home>();
  expect(lastChance.map(({ title }) => title.text)).toEqual(last.titles);
});

it('counts the campaigns ending within each span', async () => {
  const { list } = (await server.app.inject('/api/public/campaigns')).json<{ list: CampaignPage }>();
  const facet = list.filters?.facets.find(({ name }) => name === 'ending');
  expect(facet).toMatchObject({
    values: [
      { value: 'last-day', campaigns: 1 },
      { value: 'last-week', campaigns: 4 },
    ],
  });
});
