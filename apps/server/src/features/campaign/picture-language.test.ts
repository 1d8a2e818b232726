import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignImage } from '#server/features/campaign/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

const drawn = (hash: string) => ({
  hash,
  mediaType: 'image/svg+xml',
  width: 1280,
  height: 720,
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
});
const turkish = drawn('a'.repeat(20));
const english = drawn('b'.repeat(20));
const detail = drawn('c'.repeat(20));
const detailEn = drawn('d'.repeat(20));
const wordless = drawn('e'.repeat(20));

let server: TestApp;
let campaignId: string;
const slugs: string[] = [];
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  await db.insert(picture).values([turkish, english, detail, detailEn, wordless]);
  const categoryId = (await makeCategory(db, { name: 'Kapaklar' })).id;
  const brandId = (await makeBrand(db, { name: 'Ardıç' })).id;
  const worded = { categoryId, brandId, showcaseHash: turkish.hash };
  const both = await makeCampaign(db, { ...worded, showcaseHashEn: english.hash });
  campaignId = both.id;
  await db.insert(campaignImage).values([
    {
      campaignId,
      pictureHash: detail.hash,
      alt: 'Koşullar',
      pictureHashEn: detailEn.hash,
      altEn: 'Conditions',
    },
    { campaignId, pictureHash: wordless.hash, alt: 'Çizim', position: 1 },
  ]);
  slugs.push(both.slug);
  slugs.push((await makeCampaign(db, worded)).slug);
});
afterAll(() => server.close());

async function ask(path: string, language: string) {
  const reply = await server.app.inject({
    url: `/api/public/${path}`,
    headers: { 'accept-language': language },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

it.each([
  ['tr', turkish.hash, turkish.hash],
  ['en', english.hash, turkish.hash],
])('a page in %s shows the picture in its language, or the Turkish one', async (language, both, one) => {
  const { list } = await ask('categories/kapaklar', language);
  const shown = slugs.map(
    (slug) => list.campaigns.find((card: { slug: string }) => card.slug === slug).picture.hash,
  );
  expect(shown).toEqual([both, one]);
  for (const [index, hash] of [both, one].entries()) {
    const { campaign } = await ask(`campaigns/${slugs[index]}`, language);
    expect(campaign.picture.hash).toBe(hash);
    expect(campaign.gallery[0].hash).toBe(hash);
  }
});

it.each([
  ['tr', detail.hash, 'Koşullar'],
  ['en', detailEn.hash, 'Conditions'],
])(
  'a gallery in %s shows the pictures in its language, on the page and as HTML',
  async (language, hash, alt) => {
    const { campaign } = await ask(`campaigns/${slugs[0]}`, language);
    const shown = campaign.gallery.slice(1);
    expect(shown).toMatchObject([
      { hash, alt },
      { hash: wordless.hash, alt: 'Çizim' },
    ]);
    const html = await server.app.inject({
      url: `/api/Campaign_Service/campaign-image/details/${campaignId}`,
      headers: { 'accept-language': language },
    });
    expect(html.body).toContain(`/pictures/${hash}-960.webp" alt="${alt}"`);
    expect(html.body.match(/<img/g)).toHaveLength(2);
  },
);
