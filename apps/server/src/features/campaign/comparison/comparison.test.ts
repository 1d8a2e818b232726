import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slugHistory } from '#server/features/slug/table.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp } from '#server/testing/test-app.ts';

let server: TestApp;
let of: { categoryId: string; brandId: string };
beforeAll(async () => {
  server = await testApp();
  const root = await makeCategory(server.db, { name: 'Taşıt' });
  const { id: categoryId } = await makeCategory(server.db, { name: 'Oto', parentId: root.id });
  of = { categoryId, brandId: (await makeBrand(server.db, { name: 'Alazyel' })).id };
  const make = (values: object) => makeCampaign(server.db, { ...of, ...values });
  await make({
    title: 'Bir',
    campaignPrice: 900_000,
    interestRate: 3.1,
    endAt: inDays(3),
    details: [
      { key: 'garanti', label: 'Garanti', value: '3 yıl' },
      { key: 'renk', label: 'Renk', value: 'Kum' },
    ],
    english: { title: 'One', details: [{ key: 'garanti', label: 'Warranty', value: '3 years' }] },
  });
  const bmw = await makeBrand(server.db, { name: 'BMW' });
  await make({
    title: 'İki',
    brandId: bmw.id,
    campaignPrice: 850_000,
    interestRate: 3.1,
    details: [{ key: 'g', label: 'GARANTİ', value: '24 ay' }],
  });
  await make({ title: 'Bitmiş', endAt: inDays(-1) });
  await make({ title: 'Üç' });
  await make({ title: 'Geri çekilen', status: 'withdrawn' });
  const renamed = await make({ title: 'Yeni ad' });
  const hidden = await make({ title: 'Hiç çıkmadı', status: 'draft', wasPublished: false });
  await server.db.insert(slugHistory).values([
    { kind: 'campaign', slug: 'eski-ad', targetId: renamed.id },
    { kind: 'campaign', slug: 'gizli-eski', targetId: hidden.id },
  ]);
});
afterAll(() => server.close());

const ask = (k: string, language = 'tr') =>
  server.app.inject({
    url: `/api/public/comparison?k=${encodeURIComponent(k)}`,
    headers: { 'accept-language': language },
  });
const compared = async (k: string, language?: string) => (await ask(k, language)).json();
const slugsOf = ({ campaigns }: { campaigns: { slug: string }[] }) => campaigns.map(({ slug }) => slug);

describe('compared campaigns', () => {
  it('are returned in the requested order with their headings', async () => {
    const found = await compared('iki,bir');
    expect(slugsOf(found)).toEqual(['iki', 'bir']);
    expect(found.campaigns[0]).toMatchObject({
      title: { text: 'İki' },
      brand: { name: 'BMW' },
      figure: { kind: 'price', price: 850_000 },
      state: 'live',
      requests: { isOpen: true },
      notice: 'borusan',
    });
    expect(found.campaigns[1].notice).toBe('general');
  });

  it('list differences first, then the best value, then facts of a single campaign', async () => {
    const { rows, campaigns } = await compared('bir,iki');
    const facts = rows.map(({ fact }: { fact: string }) => fact);
    expect(facts).toEqual(['campaignPrice', 'endAt', 'stated', 'interestRate']);
    expect(rows[0]).toMatchObject({ best: [1], isEqual: false, label: null });
    expect(rows[2]).toMatchObject({
      label: { text: 'Garanti', lang: 'tr' },
      cells: [
        { kind: 'quantity', amount: 36, unit: 'month' },
        { kind: 'quantity', amount: 24, unit: 'month' },
      ],
    });
    expect(campaigns[0].others).toEqual([
      { label: { text: 'Renk', lang: 'tr' }, value: { text: 'Kum', lang: 'tr' } },
    ]);
    expect(campaigns[1].others).toEqual([]);
  });

  it('are in the language of the page where a translation exists', async () => {
    const { rows, campaigns } = await compared('bir,iki', 'en');
    const own = rows.find(({ fact }: { fact: string }) => fact === 'stated');
    expect(own.label).toEqual({ text: 'Warranty', lang: 'en' });
    expect(campaigns.map(({ title }: { title: object }) => title)).toEqual([
      { text: 'One', lang: 'en' },
      { text: 'İki', lang: 'tr' },
    ]);
  });
});

describe('requested campaign without a column', () => {
  it.each([
    ['', { campaigns: [], rows: [] }],
    ['yok,bir', { unknown: ['yok'] }],
    ['bir,iki,bir', { doubled: ['bir'] }],
    ['geri-cekilen,bir', { removed: ['geri-cekilen'] }],
    ['bir,iki,uc,bitmis,yok,geri-cekilen', { beyond: 2, unknown: [], removed: [] }],
    // Never published, so it is reported exactly like a slug that does not exist.
    ['hic-cikmadi,bir', { unknown: ['hic-cikmadi'] }],
    ['gizli-eski,bir', { unknown: ['gizli-eski'] }],
  ])('is reported for %j', async (k, problem) => {
    expect(await compared(k)).toMatchObject({ kind: 'found', ...problem });
  });

  it('keeps its column when it has ended, and says so', async () => {
    const { campaigns } = await compared('bitmis,bir');
    expect(campaigns.map(({ state }: { state: string }) => state)).toEqual(['ended', 'live']);
  });

  it('reveals only the requested slug when it was withdrawn', async () => {
    expect((await ask('geri-cekilen,bir')).body).not.toContain('Geri çekilen');
  });

  it('redirects to the current slug after a rename', async () => {
    expect(await compared('eski-ad,bir')).toEqual({ kind: 'moved', slugs: ['yeni-ad', 'bir'] });
  });

  it.each(["';--", '%00', 'a'.repeat(500), ','.repeat(500)])('withstands %j', async (k) => {
    expect((await ask(k)).statusCode).toBe(200);
  });

  it('is refused beyond four campaigns', async () => {
    expect((await ask('a'.repeat(501))).statusCode).toBe(400);
  });
});

it('needs as many statements for four campaigns as for one', async () => {
  const cost = (k: string) => countStatements(server.db, () => ask(k));
  const alone = await cost('bir');
  expect(alone).toBeGreaterThan(0);
  expect(await cost('bir,iki,uc,bitmis')).toBe(alone);
});
