import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations, runMigrations } from '#server/db/migrate.ts';
import { openEmptyDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { keysOf } from './keys.ts';

/** The migration that makes records of brands. */
const OWN = '20261146_brand_records.sql';

const brands = [
  ['İş Bankası', null],
  ['Çeviktaş & Oğulları', 'https://çeviktaş.example/tr'],
  ['  IĞDIR-Süt!', 'https://igdir.example'],
  ['Kâmil Ünlü 3', null],
] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  const pool = database.db.$client;
  const all = await readMigrations();
  await runMigrations(
    pool,
    all.filter(({ name }) => name < OWN),
  );
  for (const [place, [name, url]] of brands.entries())
    await pool.query('insert into brand (slug, name, brand_url) values ($1, $2, $3)', [
      `m-${place}`,
      name,
      url,
    ]);
  await pool.query(`
    insert into brand (slug, name, is_active) values ('ayni-1', 'Aynı', true), ('ayni-2', 'AYNI', false);
    insert into category (slug, name) values ('k', 'K');
    insert into campaign (slug, category_id, brand_id, title, name)
      select b.slug, c.id, b.id, 'T', 'T' from brand b, category c where b.slug like 'ayni-%';
    insert into campaign_list default values;
    insert into campaign_listing (list_id, campaign_id, end_at, published_at, discount_percent, popularity, price)
      select l.id, c.id, 'infinity', now(), 0, 0, 0 from campaign_list l, campaign c`);
  await runMigrations(pool, all);
});
afterAll(() => database.drop());

it('gives the brands that are there the keys that the office would write', async () => {
  const { rows } = await database.db.$client.query(
    `select name_key, search_key, sort_key from brand where slug like 'm-%' order by slug`,
  );
  const keys = brands.map(([name, brandUrl]) => keysOf({ name, brandUrl }));
  expect(rows).toEqual(
    keys.map(({ nameKey, searchKey, sortKey }) => ({
      ...{ name_key: nameKey, search_key: searchKey, sort_key: sortKey },
    })),
  );
});

it('keeps brands of one name apart, and lists no campaigns of one that is switched off', async () => {
  const pool = database.db.$client;
  const { rows: keys } = await pool.query(
    `select name_key from brand where slug like 'ayni-%' order by name_key`,
  );
  expect(keys.map((row) => row.name_key)).toEqual(['ayni', expect.stringMatching(/^ayni [0-9a-f-]{36}$/)]);
  const { rows: listed } = await pool.query(
    'select c.slug from campaign_listing l join campaign c on c.id = l.campaign_id',
  );
  expect(listed).toEqual([{ slug: 'ayni-1' }]);
});
