import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import type { Home } from '@ayrac/contract/home.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { makeBrand, makeCampaign, makeCategory, makeManyCampaigns } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

describe('banner slides by language', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ random: () => 0.5 });
    const { db } = server;
    const categoryId = (await makeCategory(db)).id;
    const brandId = (await makeBrand(db)).id;
    for (let number = 1; number <= 20; number += 1) {
      const publishedAt = new Date(testNow.getTime() - (number * dayInMs) / 10);
      const english = number % 2 === 0 ? { english: { title: `In English ${number}` } } : {};
      const values = { title: `Yalnız ${number}`, categoryId, brandId, publishedAt, ...english };
      // Eight favourites, half of them in English. Ties are ordered by id, which is random.
      await makeCampaign(db, values, { stats: { followers: number <= 8 ? 100 : 0 } });
    }
  });
  afterAll(() => server.close());

  const homeIn = async (locale: string): Promise<Home> =>
    (await server.app.inject({ url: '/api/public/home', headers: { 'accept-language': locale } })).json();
  const languages = (cards: readonly CampaignCard[]) => cards.map(({ title }) => title.lang);

  it('shows English slides first, and Turkish ones when there are too few', async () => {
    const { banner } = await homeIn('en');
    expect(languages(banner)).toEqual([...Array(10).fill('en'), 'tr', 'tr']);
    expect(languages((await homeIn('tr')).banner)).toEqual(Array(12).fill('tr'));
  });

  it('shows new English campaigns first, the newest in front', async () => {
    // Favourites are chosen regardless of language. They leave more English campaigns than the section shows.
    const { newest, favourite } = await homeIn('en');
    expect(languages(favourite)).toContain('tr');
    expect(languages(newest)).toEqual(Array(4).fill('en'));
    const instants = newest.map(({ publishedAt }) => publishedAt);
    expect(instants).toEqual(instants.toSorted().reverse());
  });
});

describe('banner slide', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ random: () => 0.5 });
    const { db } = server;
    const rate = { discount: 'Aylık %1,49 faiz', interestRate: 1.49 };
    await makeCampaign(db, { title: 'Başlıkta da %1,49', ...rate });
    for (const title of ['Oran', 'Başka']) await makeCampaign(db, { title, ...rate });
  });
  afterAll(() => server.close());

  const slides = async () => (await server.app.inject('/api/public/home')).json<Home>().banner;

  it('shows its key figure, which no cover shows', async () => {
    expect((await slides()).map(({ figure }) => figure.kind)).toEqual(['rate', 'rate', 'rate']);
  });

  it('comes after others when its title repeats the figure', async () => {
    expect((await slides()).at(-1)?.title.text).toBe('Başlıkta da %1,49');
  });
});

describe('first banner slide', () => {
  let server: TestApp;
  let chance = 0;
  beforeAll(async () => {
    server = await testApp({ random: () => chance });
    const categoryId = (await makeCategory(server.db)).id;
    const make = (title: string, listPrice: number | null, english = {}) =>
      makeCampaign(server.db, { title, categoryId, listPrice, campaignPrice: 900, english });
    for (let number = 1; number <= 20; number += 1) await make(`Sade ${number}`, null);
    await make('Az indirim', 950);
    for (let number = 1; number <= 3; number += 1) await make(`Açık indirim ${number}`, 1_200);
  });
  afterAll(() => server.close());

  const firstSlides = async (locale: string) => {
    const titles: string[] = [];
    for (chance of [0.05, 0.35, 0.65, 0.95]) {
      const reply = await server.app.inject({
        url: '/api/public/home',
        headers: { 'accept-language': locale },
      });
      titles.push(reply.json<Home>().banner[0]?.title.text ?? '');
    }
    return titles;
  };

  it('has a saving that is easy to understand, and varies', async () => {
    const titles = await firstSlides('tr');
    for (const title of titles) expect(title).toMatch(/^Açık indirim/);
    expect(new Set(titles).size).toBeGreaterThan(1);
  });

  it("is chosen like the others when no saving is described in the page's language", async () => {
    expect(new Set(await firstSlides('en')).size).toBeGreaterThan(1);
  });
});

describe('banner of a large site', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ random: () => 0.75 });
    await makeManyCampaigns(server.db, 400);
  });
  afterAll(() => server.close());

  it('draws from the campaigns around a random position', async () => {
    const rows = await server.db.select({ id: campaign.id }).from(campaign).orderBy(campaign.id);
    const ids = rows.map(({ id }) => id);
    const position = ids.findIndex((id) => id >= 'c0000000');
    const around = ids.slice(position - 48, position + 48);
    const { banner } = (await server.app.inject('/api/public/home')).json<Home>();
    expect(banner).toHaveLength(12);
    for (const { id } of banner) expect(around).toContain(id);
  });
});
