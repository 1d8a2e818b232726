import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { campaignImage } from '#server/features/campaign/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const SERVICE = '/api/Campaign_Service';

const texts = {
  description: 'Şehirde ve yolda.',
  descriptionTitle: 'Kış için',
  title2: 'Koşullar',
  description2: 'Stoklarla sınırlı.',
  title3: 'Teslimat',
  description3: 'Bir hafta içinde.',
  discount: '%10 indirim',
  conditions: 'İlk koşul\nİkinci koşul',
  specifications: 'Beş kapı',
  campaignUrl: 'https://alazyel.example/kis',
};
const figures = {
  discountPercent: 10,
  monthlyPayment: 12_500.5,
  term: 36,
  downPayment: 250_000,
  interestRate: 2.945,
  minimumPurchase: 1_000,
  installment: 6,
};
const vehicle = {
  gearType: 'automatic',
  fuel: 'electric',
  seatingCapacity: 5,
  isElectric: true,
  doorCount: 4,
  batteryCapacity: 77.4,
  modelYear: 2026,
} as const;

interface Titled {
  readonly title: string;
}

async function makePictures(server: TestApp, count: number): Promise<string[]> {
  const hashes = Array.from({ length: count }, (_, place) => `${place}`.padStart(20, 'a'));
  const bytes = Buffer.from('picture');
  await server.db
    .insert(picture)
    .values(
      hashes.map((hash) => ({ hash, mediaType: 'image/png' as const, width: 1200, height: 675, bytes })),
    );
  return hashes;
}

describe('specified calls about campaigns', () => {
  let server: TestApp;
  let hashes: string[];
  let pictured: string;
  let plain: string;
  let ended: string;
  let of: { readonly categoryId: string; readonly brandId: string };
  beforeAll(async () => {
    server = await testApp();
    const { db } = server;
    hashes = await makePictures(server, 8);
    const [logo, showcase, ...details] = hashes;
    of = {
      categoryId: (await makeCategory(db, { name: 'Otomobil' })).id,
      brandId: (
        await makeBrand(db, { name: 'Alazyel', logoHash: logo ?? null, brandUrl: 'https://alazyel.example' })
      ).id,
    };
    plain = (
      await makeCampaign(db, { ...of, title: 'Süresiz' }, { urls: ['https://alazyel.example/suresiz'] })
    ).id;
    pictured = (
      await makeCampaign(
        db,
        {
          ...of,
          ...texts,
          ...figures,
          title: 'Haftaya biten',
          name: 'Haftalık',
          details: [{ key: 'range', label: 'Menzil', value: '512 km' }],
          endAt: inDays(7),
          campaignPrice: 1234.5,
          showcaseHash: showcase ?? null,
        },
        {
          urls: ['https://alazyel.example/bir', 'https://alazyel.example/iki'],
          vehicle: { ...vehicle, rangeKm: 512 },
          stats: { views: 10, followers: 2 },
        },
      )
    ).id;
    const alt = `"><script>alert('x')</script>&`;
    await db
      .insert(campaignImage)
      .values(details.map((pictureHash, position) => ({ campaignId: pictured, pictureHash, alt, position })));
    await makeCampaign(db, { ...of, title: 'Yarın biten', endAt: inDays(1) });
    ended = (
      await makeCampaign(
        db,
        { ...of, title: 'Bitmiş', endAt: inDays(-1) },
        { urls: ['https://alazyel.example/bitmis'] },
      )
    ).id;
    await makeCampaign(db, { ...of, title: 'Kapalı', status: 'withdrawn' });
  });
  afterEach(() => {
    server.clock.now = testNow;
  });
  afterAll(() => server.close());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `${SERVICE}/${path}`, headers });

  describe('campaign', () => {
    // Specification 7.4, 9.14
    it('lists live campaigns by end date, open-ended ones last', async () => {
      const campaigns: Titled[] = (await ask('campaign')).json();
      expect(campaigns.map(({ title }) => title)).toEqual(['Yarın biten', 'Haftaya biten', 'Süresiz']);
    });

    // Specification 3.11, 3.12, 3.13, 3.14, 3.15, 3.16, 3.17, 3.18, 3.19, 3.20, 3.21, 7.4
    it('has the specified fields', async () => {
      const [, campaign] = (await ask('campaign')).json();
      expect(campaign).toMatchObject({
        id: pictured,
        isActive: true,
        endDate: inDays(7).toISOString(),
        updatedAt: testNow.toISOString(),
        category: { id: of.categoryId, name: 'Otomobil' },
        categories: [{ id: of.categoryId, name: 'Otomobil' }],
        categoryName: 'Otomobil',
        title: 'Haftaya biten',
        name: 'Haftalık',
        slug: 'haftaya-biten',
        brand: { id: of.brandId, name: 'Alazyel' },
        brandId: of.brandId,
        logoUrl: `/pictures/${hashes[0]}-160.webp`,
        ...texts,
        ...figures,
        brandUrl: 'https://alazyel.example',
        imageUrl: `/pictures/${hashes[1]}-960.webp`,
        campaignPrice: 1234.5,
        stats: { views: 10, applications: 0, clicks: 0, followers: 2 },
        details: { range: { label: 'Menzil', value: '512 km' } },
        ...vehicle,
        range: 512,
      });
      expect(campaign.detailImages).toEqual(hashes.slice(2, 7).map((hash) => `/pictures/${hash}-960.webp`));
    });

    it('is answered with 304 for a caller that has it', async () => {
      const first = await ask('campaign');
      const { etag } = first.headers;
      expect(etag).toMatch(/^"[\w-]{27}"$/);
      const second = await ask('campaign', { 'if-none-match': String(etag) });
      expect([second.statusCode, second.body]).toEqual([304, '']);
      server.clock.now = inDays(2);
      const later = await ask('campaign', { 'if-none-match': String(etag) });
      expect(later.statusCode).toBe(200);
      expect(later.json()).toHaveLength(2);
    });

    it('is compressed when the caller accepts it', async () => {
      const plainReply = await ask('campaign');
      const packed = await ask('campaign', { 'accept-encoding': 'gzip, br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plainReply.body);
    });

    it.each(['nonsense', 'WyJ4Il0', 'WyJnZXN0ZXJuIiwiYiJd'])(
      'refuses the foreign cursor %s',
      async (cursor) => {
        const reply = await ask(`campaign?cursor=${cursor}`);
        expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-cursor']);
      },
    );
  });

  describe('campaign-url', () => {
    // Specification 3.24, 7.7
    it('lists the addresses of live campaigns', async () => {
      const records: { campaign: { id: string }; url: string; isActive: boolean }[] = (
        await ask('campaign-url')
      ).json();
      const found = records.map(({ campaign, url, isActive }) => [campaign.id, url, isActive]);
      expect(found).toHaveLength(3);
      expect(found).toEqual(
        expect.arrayContaining([
          [plain, 'https://alazyel.example/suresiz', true],
          [pictured, 'https://alazyel.example/bir', true],
          [pictured, 'https://alazyel.example/iki', true],
        ]),
      );
    });
  });

  describe('brand-to-campaign', () => {
    // Specification 3.23, 7.6
    it('lists the brands of live campaigns', async () => {
      const links: { campaign: { id: string }; brand: object }[] = (await ask('brand-to-campaign')).json();
      const ids = links.map(({ campaign }) => campaign.id);
      expect(ids).toHaveLength(3);
      expect(ids).toEqual(expect.arrayContaining([plain, pictured]));
      expect(ids).not.toContain(ended);
      expect(links[0]).toMatchObject({
        isActive: true,
        brand: {
          id: of.brandId,
          name: 'Alazyel',
          title: 'Alazyel',
          logoUrl: `/pictures/${hashes[0]}-160.webp`,
          brandUrl: 'https://alazyel.example',
        },
      });
    });
  });

  describe('campaign-image', () => {
    // Specification 7.8, 7.9
    it('is HTML of at most five pictures with escaped texts', async () => {
      const reply = await ask(`campaign-image/details/${pictured}`);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      const sources = [...reply.body.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source);
      expect(sources).toEqual(hashes.slice(2, 7).map((hash) => `/pictures/${hash}-960.webp`));
      expect(reply.body).not.toContain('<script');
      expect(reply.body).toContain('alt="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;"');
    });

    it('is an empty document for a campaign without pictures', async () => {
      const reply = await ask(`campaign-image/details/${plain}`);
      expect([reply.statusCode, reply.body]).toEqual([200, '<!doctype html><meta charset="utf-8">']);
    });

    // Specification 3.21, 7.11
    it('contains the showcase picture', async () => {
      const reply = await ask(`campaign-image/showcase/${pictured}`);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, `/pictures/${hashes[1]}-960.webp`]);
    });

    it('contains the cover when the campaign has no picture', async () => {
      const reply = await ask(`campaign-image/showcase/${plain}`);
      expect(reply.statusCode).toBe(302);
      expect(reply.headers.location).toMatch(/^\/pictures\/k\w+-960\.webp$/);
      const drawn = await server.app.inject(String(reply.headers.location));
      expect(drawn.headers['content-type']).toBe('image/webp');
    });

    it.each(['details', 'showcase'])('finds no unknown campaign by its %s', async (kind) => {
      const nobody = '00000000-0000-4000-8000-000000000000';
      expect((await ask(`campaign-image/${kind}/${nobody}`)).statusCode).toBe(404);
    });

    it.each(['details', 'showcase'])('refuses an invalid id for its %s', async (kind) => {
      expect((await ask(`campaign-image/${kind}/..%2f..%2fetc`)).statusCode).toBe(400);
    });
  });

  // The JSON of a campaign is cached by its version, so every change must produce a new version. Each list is requested
  // later than the cached one before.
  let later = inDays(5);
  it.each([
    [
      'the campaign',
      `update campaign set name = 'Yeni ad' where title = 'Haftaya biten'`,
      { name: 'Yeni ad' },
    ],
    [
      'its brand',
      `update brand set brand_url = 'https://yeni.example'`,
      { brandUrl: 'https://yeni.example' },
    ],
    ['its category', `update category set name = 'Araba'`, { categoryName: 'Araba' }],
    ['its counts', 'update campaign_stats set views = 11', { stats: expect.objectContaining({ views: 11 }) }],
    ['its vehicle', 'update campaign_vehicle set seating_capacity = 7', { seatingCapacity: 7 }],
    ['a row less', 'delete from campaign_vehicle', { seatingCapacity: null }],
  ])('is available in the other version of %s', async (what, change, shown) => {
    const listed = async () => {
      later = new Date(later.getTime() + 120_000);
      server.clock.now = later;
      const campaigns: { id: string }[] = (await ask('campaign')).json();
      return campaigns.find(({ id }) => id === pictured);
    };
    expect(await listed(), what).not.toMatchObject(shown);
    await server.db.$client.query(change);
    expect(await listed()).toMatchObject(shown);
  });
});
