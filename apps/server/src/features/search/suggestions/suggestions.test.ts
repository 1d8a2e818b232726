import type { Suggestions } from '@ayrac/contract/search.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brand } from '#server/features/brand/table.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { forgetRows, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const PATH = '/api/public/search/suggestions';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  const insurance = await makeCategory(db, { name: 'Sigorta', nameEn: 'Insurance' });
  const off = await makeCategory(db, { name: 'Kapalı sigorta', isActive: false });
  const insurer = await makeBrand(db, { name: 'Sigortacım' });
  const other = await makeBrand(db, { name: 'Ardıçkol' });
  const insured = { categoryId: insurance.id, brandId: insurer.id };
  for (let made = 0; made < 9; made += 1) {
    await makeCampaign(db, { ...insured, title: `Konut sigortası ${made}` }, { stats: { followers: made } });
  }
  await makeCampaign(
    db,
    { ...insured, title: 'Trafik poliçesi', english: { title: 'Traffic policy' }, endAt: inDays(3) },
    { stats: { followers: 90 } },
  );
  await makeCampaign(db, { ...insured, title: 'Bitmiş poliçe', endAt: inDays(-1) });
  await makeCampaign(db, { categoryId: off.id, brandId: other.id, title: 'Gizli poliçe' });
  const brandId = (await makeBrand(db, { name: 'Çınarlı' })).id;
  const ceramics = { categoryId: (await makeCategory(db, { name: 'Seramik' })).id, brandId };
  const home = { categoryId: (await makeCategory(db, { name: 'Ev' })).id, brandId };
  const english = { title: 'Seramik bell' };
  await makeCampaign(db, { ...home, title: 'Kapı zili', english }, { stats: { followers: 80 } });
  await makeCampaign(db, { ...home, title: 'Seramik çanak: hediye' }, { stats: { followers: 70 } });
  await makeCampaign(db, { ...ceramics, title: 'Seramik vazo' });
  await makeCampaign(db, { ...home, title: 'Çan ve çıngırak' });
});
afterAll(() => server.close());

const ask = (query: string, language = 'tr') =>
  server.app.inject({ url: `${PATH}${query}`, headers: { 'accept-language': language } });

async function suggest(term: string, language?: string): Promise<Suggestions> {
  const reply = await ask(`?q=${encodeURIComponent(term)}`, language);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const rowsOf = ({ categories, brands, campaigns, corrected }: Suggestions) =>
  categories.length + brands.length + campaigns.length + (corrected === null ? 0 : 1);

describe('beginning of a term', () => {
  it('suggests categories, brands and the most popular live campaigns, eight in all', async () => {
    const found = await suggest('sig');
    expect(found.categories.map(({ name, campaigns }) => [name, campaigns])).toEqual([['Sigorta', 10]]);
    expect(found.brands.map(({ name }) => name)).toEqual(['Sigortacım']);
    expect(found.campaigns.map(({ title }) => title.text).slice(0, 2)).toEqual([
      'Trafik poliçesi',
      'Konut sigortası 8',
    ]);
    expect(found.corrected).toBeNull();
    expect(rowsOf(found)).toBe(8);
  });

  // "çan" is a word, and the beginning of "çanak".
  it.each(['sig', 'poliçe', 'çan', 'sigrota', 'qwxzyk'])(
    'shows the number of campaigns on the search page, which has those suggested: %s',
    async (term) => {
      const page = await server.app.inject(`/api/public/search?q=${encodeURIComponent(term)}`);
      const { total, campaigns } = await suggest(term);
      expect(total).toBe(page.json().total);
      expect(total).toBeGreaterThanOrEqual(campaigns.length);
    },
  );

  it.each(['SİG', 'sıg', 'Sigortalar', 'sigortası'])(
    'matches regardless of letters and endings: %s',
    async (term) => {
      expect((await suggest(term)).categories.map(({ name }) => name)).toEqual(['Sigorta']);
    },
  );

  it('omits ended and hidden campaigns', async () => {
    const titles = (await suggest('poliçe')).campaigns.map(({ title }) => title.text);
    expect(titles).toContain('Trafik poliçesi');
    expect(titles.filter((title) => /Bitmiş|Gizli/.test(title))).toEqual([]);
    expect((await suggest('ardıç')).brands).toEqual([]);
  });

  it('is answered in the language of the page, with the language of each text', async () => {
    const found = await suggest('insur', 'en-US');
    expect(found.categories.map(({ name }) => name)).toEqual(['Insurance']);
    expect(found.campaigns.slice(0, 2).map(({ title }) => title.lang)).toEqual(['en', 'tr']);
  });

  it('lists visible matches and campaigns of the named category before mere mentions', async () => {
    const titles = (await suggest('seramik')).campaigns.map(({ title }) => title.text);
    expect(titles).toEqual(['Seramik vazo', 'Seramik çanak: hediye', 'Kapı zili']);
  });

  it('returns only what a row shows of a campaign', async () => {
    const [first] = (await suggest('trafik')).campaigns;
    expect(first).toEqual({
      slug: 'trafik-policesi',
      title: { text: 'Trafik poliçesi', lang: 'tr' },
      brand: { name: 'Sigortacım', colour: expect.stringMatching(/^#/), logo: null },
      endAt: inDays(3).toISOString(),
      reason: null,
    });
  });

  it('explains a match that title and brand do not show', async () => {
    const removals = await makeCategory(server.db, { name: 'Ev Taşıma', nameEn: 'Removals' });
    await makeCampaign(server.db, { categoryId: removals.id, title: 'Piyanonuz bize emanet' });
    const [campaign] = (await suggest('removals', 'en-US')).campaigns;
    expect([campaign?.title.text, campaign?.reason]).toEqual([
      'Piyanonuz bize emanet',
      { kind: 'category', name: 'Removals' },
    ]);
  });

  it('explains a title that shows only what the words mean', async () => {
    const dental = await makeCategory(server.db, { name: 'Diş ve Ağız Bakımı' });
    await makeCampaign(server.db, { categoryId: dental.id, title: 'Diş macunu' });
    await makeCampaign(server.db, { categoryId: dental.id, title: 'Naneli bakım üçlüsü' });
    expect((await suggest('diş')).campaigns.map(({ title, reason }) => [title.text, reason])).toEqual([
      ['Diş macunu', null],
      ['Naneli bakım üçlüsü', { kind: 'category', name: 'Diş ve Ağız Bakımı' }],
    ]);
  });

  it('names no category that the words do not mean, and nothing where a title shows the figure', async () => {
    const small = await makeCategory(server.db, { name: 'Küçük Ev Aletleri' });
    await makeCampaign(server.db, {
      ...{ categoryId: small.id, title: 'Fritöz kampanyası' },
      discount: 'Kestane kebabı tenceresi hediye',
    });
    await makeCampaign(server.db, { categoryId: small.id, title: 'Kahve makinesi 36 ay taksitle' });
    const reasons = async (term: string) =>
      (await suggest(term)).campaigns.map(({ title, reason }) => [title.text, reason]);
    expect(await reasons('kestane')).toEqual([['Fritöz kampanyası', { kind: 'text' }]]);
    expect(await reasons('36 ay')).toEqual([['Kahve makinesi 36 ay taksitle', null]]);
  });

  it('prefers campaigns that show the words, and English ones on English pages', async () => {
    const { db } = server;
    const renewal = await makeCategory(db, { name: 'Tadilat' });
    const make = (title: string, english: object | null, followers: number) =>
      makeCampaign(
        db,
        { categoryId: renewal.id, title, ...(english && { english }) },
        { stats: { followers } },
      );
    await make('Boya badana', null, 90);
    await make('Tadilat günleri', null, 50);
    await make('Tadilatta son gün', { title: 'Tadilat: the last day' }, 1);
    const titles = async (language: string) =>
      (await suggest('tadil', language)).campaigns.map(({ title }) => title.text);
    expect(await titles('tr')).toEqual(['Tadilat günleri', 'Tadilatta son gün', 'Boya badana']);
    expect(await titles('en')).toEqual(['Tadilat: the last day', 'Tadilat günleri', 'Boya badana']);
    const found = await server.app.inject({
      url: '/api/public/search?q=tadilat',
      headers: { 'accept-language': 'en' },
    });
    expect(found.json().campaigns[0].title.text).toBe('Tadilat: the last day');
  });

  it('links directly to the filters in the term', async () => {
    expect((await suggest('araç kiralama 12 ay')).shortcut).toBeNull();
    expect((await suggest('500 bin 36 ay')).shortcut).toMatchObject({
      kind: 'loan',
      amount: 500_000,
      term: 36,
    });
    expect((await suggest('sigorta 1000 TL altı İzmir')).shortcut).toEqual({
      kind: 'list',
      path: '/kategoriler/sigorta?fiyat=-1000&sehir=izmir',
      name: 'Sigorta',
      cities: ['İzmir'],
      price: { from: null, to: 1_000 },
      discount: null,
    });
    expect((await suggest('%40')).shortcut?.path).toBe('/kampanyalar?indirim=40-');
    expect((await suggest('Ankara %40')).shortcut?.path).toBe('/kampanyalar?sehir=ankara&indirim=40-');
  });
});

describe('misspelt term', () => {
  it.each([
    ['sigrota', 'sigorta'],
    ['trafk', 'trafik'],
    // The likelier "çanta" has no campaign.
    ['canat', 'çanak'],
    // A category is found by one of the words, but no campaign.
    ['trafk sigorta', 'trafik sigorta'],
  ])('%s is corrected to %s, which takes one row', async (term, corrected) => {
    const found = await suggest(term);
    expect(found.corrected).toBe(corrected);
    expect(rowsOf(found)).toBeGreaterThan(1);
    expect(rowsOf(found)).toBeLessThanOrEqual(8);
  });

  it('is not corrected without a similar known word', async () => {
    expect(rowsOf(await suggest('qwxzyk'))).toBe(0);
  });
});

describe('unusual term', () => {
  it.each([
    '',
    ' ',
    's',
    'ı',
    "'",
    '& | ! :*',
    '%_',
    '<script>',
    "sig'; drop table brand;--",
    '😀😀',
    '\\',
    ':*',
  ])('%j causes no error', async (term) => {
    expect(rowsOf(await suggest(term))).toBeLessThanOrEqual(8);
    expect((await suggest('sigorta')).categories).toHaveLength(1);
  });

  it.each(['', ' ', 's', '%_', "'"])('%j suggests nothing', async (term) => {
    expect(rowsOf(await suggest(term))).toBe(0);
  });

  it('is refused beyond 200 characters, with control characters and when repeated', async () => {
    expect((await ask(`?q=${'a'.repeat(201)}`)).statusCode).toBe(400);
    expect((await ask('?q=a&q=b')).statusCode).toBe(400);
    expect((await ask('?q=%00')).statusCode).toBe(400);
    expect(rowsOf((await ask('?q[]=sigorta&q[x]=kasko')).json())).toBe(0);
  });

  it('refuses other methods', async () => {
    expect((await server.app.inject({ method: 'POST', url: PATH, payload: {} })).statusCode).toBe(405);
  });
});

describe('popular term', () => {
  it('needs one round of statements, and none shortly after', async () => {
    const cost = (term: string) => countStatements(server.db, () => suggest(term));
    // One each for synonyms, categories, brands, brands on cards, cards and counts. The synonyms are cached for an
    // hour.
    expect(await cost('konut')).toBeLessThanOrEqual(6);
    // Notifications about the fixtures may still be arriving.
    await expect.poll(() => cost(' KONUT ')).toBe(0);
    expect(await cost('konu')).toBeLessThanOrEqual(6);
  });

  it('is looked up again after half a minute', async () => {
    expect((await suggest('sigortac')).brands).toHaveLength(1);
    await server.db.update(brand).set({ isActive: false }).where(eq(brand.name, 'Sigortacım'));
    forgetRows(server.db);
    expect((await suggest('sigortac')).brands).toHaveLength(1);
    server.clock.now = new Date(testNow.getTime() + 30_000);
    expect((await suggest('sigortac')).brands).toHaveLength(0);
    server.clock.now = testNow;
    await server.db.update(brand).set({ isActive: true }).where(eq(brand.name, 'Sigortacım'));
    forgetRows(server.db);
  });

  it('is updated within two seconds of a change', async () => {
    const titles = async () => (await suggest('trafik')).campaigns.map(({ title }) => title.text);
    expect(await titles()).toEqual(['Trafik poliçesi']);
    await makeCampaign(server.db, { title: 'Trafik cezası' });
    const found = ['Trafik poliçesi', 'Trafik cezası'];
    await vi.waitFor(async () => expect(await titles()).toEqual(found), { timeout: 2_000 });
  });

  it('has a limit per address, separate from other calls', async () => {
    const reply = await ask('?q=s');
    expect(reply.headers['x-ratelimit-limit']).toBe('600');
    const statuses = new Set<number>();
    for (let asked = 0; asked < 600; asked += 1) statuses.add((await ask('?q=s')).statusCode);
    expect([...statuses]).toEqual([200, 429]);
    expect((await server.app.inject('/api/public/search?q=sigorta')).statusCode).toBe(200);
  });
});
