import type { SearchResult } from '@ayrac/contract/search.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '#server/testing/count-statements.ts';
import { forgetRows, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  const insurance = await makeCategory(db, { name: 'Sigorta', nameEn: 'Insurance', position: 1 });
  const goods = await makeCategory(db, { name: 'Ev Eşyası', nameEn: 'Household', position: 2 });
  const off = await makeCategory(db, { name: 'Kapalı', isActive: false });
  const insurer = await makeBrand(db, { name: 'Ardıçkol' });
  const maker = await makeBrand(db, { name: 'Iğdır Mobilya' });
  const insured = { categoryId: insurance.id, brandId: insurer.id };
  const made = { categoryId: goods.id, brandId: maker.id };
  await makeCampaign(db, { ...insured, title: 'Konut sigortası yaptırana çay takımı', endAt: inDays(20) });
  await makeCampaign(
    db,
    { ...insured, title: 'Kasko Sigortası', endAt: inDays(-3) },
    { stats: { followers: 900 } },
  );
  await makeCampaign(db, { ...insured, title: 'Trafik poliçesinde indirim' }, { stats: { followers: 5 } });
  await makeCampaign(db, { ...insured, title: 'Aileye tam kasko' });
  await makeCampaign(db, {
    ...made,
    title: 'Kampanyalı çamaşır makinesi',
    english: { title: 'Washing machine' },
  });
  await makeCampaign(db, { ...made, title: 'Çelik kasa' });
  await makeCampaign(db, { ...made, title: 'Kitap dolabında 50 TL indirim' });
  await makeCampaign(db, { ...made, title: 'Gizli koltuk', status: 'withdrawn' });
  await makeCampaign(db, { categoryId: off.id, brandId: maker.id, title: 'Gizli sandalye' });
});
afterAll(() => server.close());

async function find(term: string, rest = '', language = 'tr'): Promise<SearchResult> {
  const reply = await server.app.inject({
    url: `/api/public/search?q=${encodeURIComponent(term)}${rest}`,
    headers: { 'accept-language': language },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const titlesOf = ({ campaigns }: SearchResult) => campaigns.map(({ title }) => title.text);

describe('words match regardless of letters and endings', () => {
  it.each(['sigorta', 'SİGORTA', 'sigortası', 'Sıgorta', 'sigortalar', 'sigortaya'])('%s', async (term) => {
    const found = await find(term);
    expect(found.total).toBe(3);
    expect(found.corrected).toBeNull();
  });

  it.each([
    ['kampanyali', 'Kampanyalı çamaşır makinesi'],
    ['Kampanyalı', 'Kampanyalı çamaşır makinesi'],
    ['KAMPANYALI CAMASIR', 'Kampanyalı çamaşır makinesi'],
    ['makine', 'Kampanyalı çamaşır makinesi'],
    ['washing machine', 'Kampanyalı çamaşır makinesi'],
    ['kitaplar', 'Kitap dolabında 50 TL indirim'],
    ['kitabı', 'Kitap dolabında 50 TL indirim'],
    ['dolap 50', 'Kitap dolabında 50 TL indirim'],
    ["Ardıçkol'un trafik kampanyası", 'Trafik poliçesinde indirim'],
  ])('%s', async (term, title) => {
    expect(titlesOf(await find(term))).toEqual([title]);
  });

  it.each(['kampanya', 'fırsat kampanyaları', 'Teklifler', 'tüm kampanyalar', 'all offers'])(
    'a search for campaigns as such finds all live ones: %s',
    async (term) => {
      const found = await find(term);
      expect(found.corrected).toBeNull();
      expect(found.total).toBe(6);
    },
  );

  it('words true of every campaign filter nothing', async () => {
    expect(titlesOf(await find('kitap kampanyası'))).toEqual(['Kitap dolabında 50 TL indirim']);
  });

  it('all words are required; without the rarest one similar campaigns are shown', async () => {
    expect(await find('sigorta mobilya')).toMatchObject({
      total: 0,
      nearest: { term: 'sigorta', dropped: 'mobilya', total: 3 },
    });
    // A number is less significant than a word, even when more campaigns contain it.
    expect((await find('zeplin 50 kasko')).nearest).toMatchObject({ term: 'kasko', dropped: 'zeplin 50' });
    expect((await find('kampanyalı ucuz sigorta fiyatları')).total).toBe(3);
    // A number alone says nothing.
    expect(await find('zeplin 50')).toMatchObject({ total: 0, nearest: null });
  });

  it('a head noun is not kept without the word that it belongs to, but that word without the noun is', async () => {
    expect((await find('zeplin kasa')).nearest).toMatchObject({ term: 'kasa', dropped: 'zeplin' });
    expect(await find('zeplin kasası')).toMatchObject({ nearest: null, categories: [] });
    expect((await find('zeplin kasası')).popular).not.toEqual([]);
    expect((await find('kasko kasası')).nearest).toMatchObject({ term: 'kasko', dropped: 'kasası' });
  });

  it('are followed by the most requested campaigns that are not among them', async () => {
    const { nearest, popular } = await find('zeplin kasa');
    const near = new Set(nearest?.campaigns.map(({ id }) => id));
    expect(popular).not.toEqual([]);
    expect(popular.filter(({ id }) => near.has(id))).toEqual([]);
  });
});

describe('search results', () => {
  // Specification 2.7
  it('list ended campaigns separately and uncounted', async () => {
    const found = await find('sigorta');
    expect(found.total).toBe(3);
    expect(found.filters?.whole).toBe(3);
    expect(found.ended.map(({ title }) => title.text)).toEqual(['Kasko Sigortası']);
    expect(found.campaigns.filter(({ endAt }) => endAt !== null && new Date(endAt) < testNow)).toEqual([]);
  });

  it.each(['gizli koltuk', 'gizli sandalye'])('omit hidden ones: %s', async (term) => {
    expect(titlesOf(await find(term))).toEqual([]);
  });

  it('include brands and categories by name, in inflected forms too', async () => {
    const found = await find('ıgdır mobilyası');
    expect(found.brands.map(({ name }) => name)).toEqual(['Iğdır Mobilya']);
    expect((await find('sigortası')).categories.map(({ name }) => name)).toEqual(['Sigorta']);
    expect((await find('insurance', '', 'en')).categories.map(({ name }) => name)).toEqual(['Insurance']);
  });
});

it('generic words without matches mean all campaigns', async () => {
  const all = await find('kampanyalar');
  expect(await find('avantajlı hesaplı')).toMatchObject({ corrected: null, total: all.total, nearest: null });
});

it('figures alone lead to the list that they describe, with other words they are a shortcut', async () => {
  expect((await find('1000 TL altı')).leadsTo).toBe('/kampanyalar?fiyat=-1000');
  expect((await find('%40 indirimli')).leadsTo).toBe('/kampanyalar?indirim=40-');
  expect(await find('kitap 1000 TL altı')).toMatchObject({ leadsTo: null, shortcut: { kind: 'list' } });
  expect(await find('100.000 TL')).toMatchObject({ leadsTo: null, shortcut: { kind: 'loan' } });
});

describe('misspelt word', () => {
  it.each([
    ['sigrota', 'sigorta'],
    ['camasr', 'çamaşır'],
    ['mobliya', 'mobilya'],
    ['konut sigrota', 'konut sigorta'],
    // By its trigrams this is more similar to kasa.
    ['kasok', 'kasko'],
    // Every campaign matches this word, whether or not its title contains it.
    ['kampanyaa', 'kampanya'],
    ['frsat', 'fırsat'],
  ])('%s is corrected to %s in proper spelling', async (term, mended) => {
    const found = await find(term);
    expect(found).toMatchObject({ term, corrected: mended });
    expect(found.total).toBeGreaterThan(0);
  });

  it('is not corrected without a similar known word', async () => {
    const found = await find('qwxzyk');
    expect(found).toMatchObject({ corrected: null, total: 0, campaigns: [], brands: [], categories: [] });
    expect(found.nearest).toBeNull();
    expect(found.popular).not.toEqual([]);
    expect(found.suggestions.map(({ name }) => name)).toEqual(['Sigorta', 'Ev Eşyası']);
  });
});

it.each(['tr', 'en'])('an empty search offers terms that find something (%s)', async (language) => {
  const { examples } = await find('', '', language);
  expect(examples.length).toBeGreaterThan(0);
  for (const term of examples) expect((await find(term, '', language)).total, term).toBeGreaterThan(0);
  expect((await find('kasko')).examples).toEqual([]);
});

describe('unusual term', () => {
  it.each(['', '   ', "'", '& | ! :*', '%_', '<script>'])(
    '%j finds nothing and causes no error',
    async (term) => {
      expect(await find(term)).toMatchObject({ total: 0, campaigns: [], page: 1, pages: 1 });
    },
  );

  it('is trimmed and shortened', async () => {
    expect((await find('  konut   sigortası ')).term).toBe('konut sigortası');
    expect((await find('a'.repeat(150))).term).toHaveLength(100);
  });

  it('is refused beyond 200 characters', async () => {
    const reply = await server.app.inject(`/api/public/search?q=${'a'.repeat(201)}`);
    expect(reply.statusCode).toBe(400);
  });
});

describe('many hits', () => {
  beforeAll(async () => {
    const { db } = server;
    const of = { categoryId: (await makeCategory(db)).id, brandId: (await makeBrand(db)).id };
    for (let made = 0; made < 60; made += 1) await makeCampaign(db, { ...of, title: 'Halı yıkama' });
    for (let made = 0; made < 5; made += 1) await makeCampaign(db, { ...of, title: 'Perde dikimi' });
  });

  it('are paginated without repetition', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => find('halı', `&page=${page}`)));
    const ids = pages.flatMap(({ campaigns }) => campaigns.map(({ id }) => id));
    expect(new Set(ids).size).toBe(60);
    expect(pages.at(-1)).toMatchObject({ total: 60, page: 3, pages: 3 });
  });

  it('are limited to the 500 most popular, with a note, filtered or not', async () => {
    const { db } = server;
    const { id, brandId } = await makeCampaign(db, { title: 'Yorgan' }, { stats: { followers: 1 } });
    const copies = async (count: number) => {
      await db.execute(sql`
        with copies as (
          insert into campaign (slug, category_id, brand_id, title, name)
          select gen_random_uuid(), category_id, brand_id, title, name
          from campaign, generate_series(1, ${count}::integer) where id = ${id} returning id
        ), faceted as (
          insert into campaign_facet (campaign_id, category_ids, value_ids, end_at)
          select copies.id, category_ids, value_ids, end_at from campaign_facet, copies where campaign_id = ${id}
        )
        insert into campaign_search (campaign_id, title_key, document, popularity, end_at)
        select copies.id, title_key, document, 0, end_at from campaign_search, copies where campaign_id = ${id}`);
      forgetRows(db);
      const { rows } = await db.execute<{ slug: string }>(sql`select slug from brand where id = ${brandId}`);
      const found = [await find('yorgan'), await find('yorgan', `&brand=${rows[0]?.slug}`)];
      return found.map(({ total, cutAt }) => [total, cutAt]);
    };
    expect(await copies(498)).toEqual([
      [499, null],
      [499, null],
    ]);
    expect(await copies(20)).toEqual([
      [500, 500],
      [500, 500],
    ]);
    expect((await find('yorgan')).campaigns[0]?.id).toBe(id);
  });

  it('need as many statements as few', async () => {
    const few = await countStatements(server.db, () => find('perde'));
    expect(few).toBeGreaterThan(0);
    expect(await countStatements(server.db, () => find('halı'))).toBe(few);
  });
});
