import type { SearchResult } from '@ayrac/contract/search.ts';
import { mostPhraseWords } from '@ayrac/domain/search/phrase-book.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { flushSearches } from '../gather-searches.ts';
import { termKeyOf } from './keys.ts';
import { shippedSynonyms } from './shipped-synonyms.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const cars = await makeCategory(office.db, { name: 'Otomobil', nameEn: 'Cars' });
  await makeCampaign(office.db, { title: 'Otomobilde peşin fiyatına', categoryId: cars.id });
  await makeCampaign(office.db, { title: 'Kiremit fırını' });
  const rental = await makeCategory(office.db, { name: 'Araç Kiralama', nameEn: 'Car rental' });
  await makeCampaign(office.db, { title: 'Aylık tarife', categoryId: rental.id });
});
afterAll(() => office.close());
beforeEach(() => office.enter('ADMIN'));

const find = async (term: string, language = 'tr'): Promise<SearchResult> => {
  const reply = await office.app.inject({
    url: `/api/public/search?q=${encodeURIComponent(term)}`,
    headers: { 'accept-language': language },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const titlesOf = ({ campaigns }: SearchResult) => campaigns.map(({ title }) => title.text);
const add = (values: object) => office.send('POST', 'synonyms', { locale: 'tr', isActive: true, ...values });
/** Caches are invalidated shortly after a write. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 20 });

describe('default synonyms', () => {
  it.each(locales)('have each term once, short enough to be matched (%s)', (locale) => {
    const terms = Object.values(shippedSynonyms[locale]).flat().map(termKeyOf);
    expect(terms.filter((term, place) => terms.indexOf(term) !== place)).toEqual([]);
    expect(terms.filter((term) => term === '' || term.split(' ').length > mostPhraseWords)).toEqual([]);
    expect(terms.length).toBeGreaterThan(80);
  });

  it("find related campaigns in every form of the word, by the page's language first", async () => {
    for (const term of ['araba', 'Arabalar', 'ARABASI']) {
      expect(titlesOf(await find(term))).toEqual(['Otomobilde peşin fiyatına']);
    }
    expect(titlesOf(await find('automobiles', 'en-US'))).toEqual(['Otomobilde peşin fiyatına']);
    expect(titlesOf(await find('vehicle'))).toEqual(['Otomobilde peşin fiyatına']);
    expect(titlesOf(await find('araba', 'en-US'))).toEqual(['Otomobilde peşin fiyatına']);
  });

  it('keep the words of the other language that they know in the nearest results', async () => {
    for (const language of ['tr', 'en-US']) {
      const { total, nearest } = await find('kiremit arabası', language);
      expect(total).toBe(0);
      expect(nearest?.dropped).toBe('kiremit');
      expect(nearest?.campaigns.map(({ title }) => title.text)).toEqual(['Otomobilde peşin fiyatına']);
    }
  });

  it('apply to words of the other language, also where these are part of a name', async () => {
    const namesOf = async (term: string, language?: string) =>
      (await find(term, language)).categories.map(({ name }) => name);
    expect((await namesOf('car'))[0]).toBe('Otomobil');
    expect((await namesOf('car', 'en-US'))[0]).toBe('Cars');
    expect((await namesOf('kiralama', 'en-US'))[0]).toBe('Car rental');
  });

  it('apply to suggestions and categories', async () => {
    const { categories } = await find('araba');
    expect(categories.map(({ name }) => name)).toEqual(['Otomobil']);
    const reply = await office.app.inject({ url: '/api/public/search/suggestions?q=araba' });
    expect(reply.json()).toMatchObject({ total: 1, categories: [{ name: 'Otomobil' }], corrected: null });
  });

  it('need no statement per search', async () => {
    await find('kiremit');
    const plain = await countStatements(office.db, () => find('kiremitli'));
    expect(await countStatements(office.db, () => find('arabalar'))).toBe(plain);
  });
});

describe('synonym of the office', () => {
  it('takes effect when saved and ends in the bin', async () => {
    expect((await find('tuğla')).total).toBe(0);
    const added = await add({ term: 'Tuğla', meaning: 'kiremit' });
    expect(added.statusCode).toBe(200);
    await eventually(async () => expect(titlesOf(await find('tuğlalar'))).toEqual(['Kiremit fırını']));
    const { row } = added.json();
    await office.send('DELETE', `synonyms/${row.id}?version=${row.version}`);
    await eventually(async () => expect((await find('tuğla')).total).toBe(0));
  });

  it('can redirect a whole query to a page of this site', async () => {
    expect((await add({ term: 'külüstür', path: '/kategoriler/otomobil' })).statusCode).toBe(200);
    await eventually(async () => expect((await find('Külüstür')).leadsTo).toBe('/kategoriler/otomobil'));
    expect((await find('eski külüstür')).leadsTo).toBeNull();
    await flushSearches(office.db);
    const { rows } = await office.db.$client.query("select empty from search_count where term = 'kulustur'");
    expect(rows[0].empty).toBeLessThan(2);
  });

  it.each([
    [{ term: 'a b c d e', meaning: 'x' }, { term: 'too-long' }],
    [{ term: '!!', meaning: 'x' }, { term: 'invalid' }],
    [{ term: 'boş' }, { meaning: 'required' }],
    [{ term: 'ikisi', meaning: 'x', path: '/marka' }, { path: 'invalid' }],
    [{ term: 'yok', path: '/kategoriler/boyle-bir-sey-yok' }, { path: 'unknown-path' }],
    [{ term: 'dış', path: 'https://baska.example/' }, { path: 'invalid-path' }],
    [{ term: 'ARABA', meaning: 'otobüs' }, { term: 'taken' }],
  ])('%j is refused', async (values, codes) => {
    const reply = await add(values);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(Object.keys(codes));
  });

  it('previews its results before it is saved', async () => {
    const body = { term: 'kerpiç', locale: 'tr', meaning: 'kiremit', path: null, isActive: true };
    const reply = await office.send('POST', 'queries/preview', body);
    expect(reply.json()).toEqual({
      before: { total: 0, titles: [], path: null },
      after: { total: 1, titles: ['Kiremit fırını'], path: null },
    });
    expect((await find('kerpiç')).total).toBe(0);
  });

  it('previews what the search page shows: the order, and corrected words', async () => {
    const preview = async (values: object) => {
      const body = { locale: 'tr', path: null, isActive: true, ...values };
      return (await office.send('POST', 'queries/preview', body)).json();
    };
    const samovars = await makeCategory(office.db, { name: 'Semaver' });
    await makeCampaign(office.db, { title: 'Bakırdan semaver', categoryId: samovars.id });
    await makeCampaign(office.db, { title: 'Semaver altlığı' }, { stats: { views: 90 } });
    const { after } = await preview({ term: 'kömürlük', meaning: 'semaver' });
    expect(after.titles).toEqual(titlesOf(await find('semaver')));
    expect(after.titles[0]).toBe('Bakırdan semaver');
    const mended = await preview({ term: 'kiremti', meaning: 'semaver' });
    expect(mended.before).toEqual({ total: 1, titles: ['Kiremit fırını'], path: null });
  });

  it('previews nothing of a synonym that is switched off', async () => {
    const found = async (isActive: boolean) => {
      const body = { term: 'çamurluk', locale: 'tr', meaning: 'kiremit', path: null, isActive };
      return (await office.send('POST', 'queries/preview', body)).json().after.total;
    };
    expect(await found(true)).toBe(1);
    expect(await found(false)).toBe(0);
    const leading = { term: 'çamurluk', locale: 'tr', meaning: null, path: '/marka', isActive: false };
    const { after } = (await office.send('POST', 'queries/preview', leading)).json();
    expect(after).toEqual({ total: 0, titles: [], path: null });
  });

  it('previews the page that a term leads to, or led to before', async () => {
    const preview = async (values: object) =>
      (
        await office.send('POST', 'queries/preview', {
          term: 'kiremit',
          locale: 'tr',
          isActive: true,
          ...values,
        })
      ).json();
    const results = { total: 1, titles: ['Kiremit fırını'], path: null };
    const page = { total: 0, titles: [], path: '/marka' };
    expect(await preview({ meaning: null, path: '/marka' })).toEqual({ before: results, after: page });
    await office.send('POST', 'synonyms', {
      ...{ term: 'kiremit', locale: 'tr', meaning: null, path: '/marka', isActive: true },
    });
    expect(await preview({ meaning: 'fırın', path: null })).toMatchObject({
      before: page,
      after: results,
    });
  });
});

describe('recorded searches', () => {
  it('are listed by period and language, most frequent first, with their synonyms', async () => {
    await flushSearches(office.db);
    await office.db.$client.query(`delete from search_count; insert into search_count
      (day, locale, term, searches, empty) values ('2026-11-20', 'tr', 'pizza x', 3, 3), ('2026-11-19', 'tr', 'pizza x', 2, 0),
      ('2026-11-20', 'en', 'car', 4, 0), ('2026-10-01', 'tr', 'eski', 9, 9)`);
    const all = (await office.get('queries')).json();
    expect(all).toMatchObject({ searches: 9, empty: 3 });
    expect(all.queries).toMatchObject([
      { term: 'pizza x', locale: 'tr', searches: 5, empty: 3, synonymId: null },
      { term: 'car', locale: 'en', searches: 4, empty: 0, synonymId: expect.any(String) },
    ]);
    const empty = (await office.get('queries', { only: 'empty', period: '90', locale: 'tr' })).json();
    expect(empty.queries.map(({ term }: { term: string }) => term)).toEqual(['eski', 'pizza x']);
  });

  it('are shown as they were typed last', async () => {
    await flushSearches(office.db);
    await office.db.$client.query(`delete from search_count; insert into search_count
      (day, locale, term, spelling, searches, empty) values ('2026-11-18', 'tr', 'sukru', 'ŞÜKRÜ', 5, 0),
      ('2026-11-19', 'tr', 'sukru', 'Sukru', 5, 0), ('2026-11-20', 'tr', 'sukru', null, 5, 0)`);
    await find('Şükrü');
    await flushSearches(office.db);
    const { queries } = (await office.get('queries')).json();
    expect(queries).toMatchObject([{ term: 'sukru', spelling: 'Şükrü', searches: 16 }]);
    const lines = (await office.get('queries/export', { format: 'csv' })).body.split(/\r?\n/);
    expect(lines[1]).toMatch(/^Şükrü;Türkçe;16;/);
  });

  it('are exported as they are listed, however many there are', async () => {
    await flushSearches(office.db);
    await office.db.$client.query(`delete from search_count; insert into search_count
      (day, locale, term, searches, empty) values ('2026-11-20', 'tr', '=pizza', 3, 3), ('2026-11-20', 'en', 'car', 4, 0);
      insert into search_count (day, locale, term, searches, empty)
        select '2026-11-20', 'tr', 'az ' || n, 1, 0 from generate_series(1, 300) n`);
    expect((await office.get('queries')).json().queries).toHaveLength(200);
    const all = await office.get('queries/export', { format: 'csv' });
    const lines = all.body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(303);
    expect(lines[0]).toBe('Arama;Dil;Arama sayısı;Sonuçsuz;Eş anlamlı');
    expect(lines[1]).toMatch(/^car;İngilizce;4;0;\S/);
    // A spreadsheet must not calculate what a visitor typed.
    expect(lines[2]).toBe("'=pizza;Türkçe;3;3;");
    const empty = await office.get('queries/export', { format: 'csv', only: 'empty', locale: 'tr' });
    expect(empty.body.trim().split(/\r?\n/)).toHaveLength(2);
    const [entry] = (await office.get('audit', { action: 'records-exported' })).json().items;
    expect(entry).toMatchObject({
      ...{ targetKind: 'queries', filter: 'isEmpty=true; locale=tr; period=30', rows: 1 },
    });
  });

  it('require an administrator', async () => {
    await office.enter('CRM_ADMIN');
    expect((await office.get('queries')).statusCode).toBe(403);
    expect((await office.get('queries/export', { format: 'csv' })).statusCode).toBe(403);
    expect((await office.get('synonyms')).statusCode).toBe(403);
  });
});
