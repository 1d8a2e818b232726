import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import type { Home } from '@ayrac/contract/home.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '#server/features/picture/table.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

describe('what the home page shows in either language', () => {
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
      // Eight favourites, half of them in English: equals stand in the order of their ids, which is chance.
      await makeCampaign(db, values, { stats: { followers: number <= 8 ? 100 : 0 } });
    }
  });
  afterAll(() => server.close());

  const homeIn = async (locale: string): Promise<Home> =>
    (await server.app.inject({ url: '/api/public/home', headers: { 'accept-language': locale } })).json();
  const languages = (cards: readonly CampaignCard[]) => cards.map(({ title }) => title.lang);

  it('has English slides first, and Turkish ones where there are no more', async () => {
    const { banner } = await homeIn('en');
    expect(languages(banner)).toEqual([...Array(10).fill('en'), 'tr', 'tr']);
    expect(languages((await homeIn('tr')).banner)).toEqual(Array(12).fill('tr'));
  });

  it('takes what is new in English before others, the newest first', async () => {
    // Favourites are chosen in any language; they leave twelve, of which six are in English.
    const { newest, favourite } = await homeIn('en');
    expect(languages(favourite)).toContain('tr');
    expect(languages(newest).filter((lang) => lang === 'en')).toHaveLength(6);
    const instants = newest.map(({ publishedAt }) => publishedAt);
    expect(instants).toEqual(instants.toSorted().reverse());
  });
});

describe('a slide of the banner', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ random: () => 0.5 });
    const { db } = server;
    const [drawn, photo] = ['d'.repeat(20), 'f'.repeat(20)];
    const stored = (hash: string, mediaType: string) =>
      db.insert(picture).values({ hash, mediaType, width: 16, height: 9, bytes: Buffer.from(hash) });
    await stored(drawn, 'image/svg+xml');
    await stored(photo, 'image/png');
    const rate = { discount: 'Aylık %1,49 faiz', interestRate: 1.49 };
    await makeCampaign(db, { title: 'Çizimde oran', showcaseHash: drawn, ...rate });
    await makeCampaign(db, { title: 'Fotoğrafta oran yok', showcaseHash: photo, ...rate });
    await makeCampaign(db, { title: 'Çizimsiz', ...rate });
    await makeCampaign(db, { title: 'Başlıkta da %1,49', showcaseHash: drawn, ...rate });
    await makeCampaign(db, {
      title: 'Çizimde başka',
      showcaseHash: drawn,
      discount: '%20 indirim',
      campaignPrice: 800,
    });
    await makeCampaign(db, {
      title: 'Çizim yalnız İngilizce',
      showcaseHash: photo,
      showcaseHashEn: drawn,
      english: { title: 'Drawn in English alone', discount: '1.49% a month' },
      ...rate,
    });
  });
  afterAll(() => server.close());

  const slides = async (locale = 'tr') => {
    const reply = await server.app.inject({
      url: '/api/public/home',
      headers: { 'accept-language': locale },
    });
    return reply.json<Home>().banner;
  };

  it('does not say a figure once more that its drawn cover shows, and says it below anything else', async () => {
    const kinds = Object.fromEntries((await slides()).map(({ title, figure }) => [title.text, figure.kind]));
    expect(kinds).toEqual({
      'Çizimde oran': 'none',
      'Fotoğrafta oran yok': 'rate',
      Çizimsiz: 'rate',
      'Başlıkta da %1,49': 'none',
      'Çizimde başka': 'price',
      'Çizim yalnız İngilizce': 'rate',
    });
    // What counts is the picture of the page's language.
    expect((await slides('en'))[0]).toMatchObject({
      title: { text: 'Drawn in English alone' },
      figure: { kind: 'none' },
    });
  });

  it('stands behind others where its title repeats the figure', async () => {
    expect((await slides()).at(-1)?.title.text).toBe('Başlıkta da %1,49');
  });
});
