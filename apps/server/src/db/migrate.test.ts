import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { migrate, readMigrations, runMigrations } from './migrate.ts';
import { readMigration } from './read-migration.ts';

const ROWS = 1_000;

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.db.$client;
});
afterAll(() => database.drop());

beforeEach(async () => {
  await pool.query(`drop table if exists item, made, batch;
    delete from schema_migration where name like 'test%';
    create table item (id uuid primary key default gen_random_uuid(), filled integer, written integer);
    create table batch (number bigint not null, size integer not null);
    insert into item (filled) select null from generate_series(1, ${ROWS})`);
});

const value = async (query: string): Promise<unknown> => {
  const { rows } = await pool.query({ text: query, rowMode: 'array' });
  return rows[0]?.[0];
};

it('an empty database gets all tables once from one of several starting nodes', async () => {
  const empty = await openEmptyDatabase();
  const ran = await Promise.all([migrate(empty.db.$client), migrate(empty.db.$client)]).finally(empty.drop);
  const all = (await readMigrations()).map(({ name }) => name);
  expect(ran.toSorted((one, other) => one.length - other.length)).toEqual([[], all]);
});

it('a database from before the first release is refused with one sentence and left unchanged', async () => {
  const early = await openEmptyDatabase();
  const { $client } = early.db;
  await $client.query(`create table schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
    insert into schema_migration values ('20261101_geo.sql', 'a1')`);
  await expect(migrate($client)).rejects.toThrow('made before the first release');
  const { rows } = await $client.query('select name from schema_migration').finally(early.drop);
  expect(rows).toEqual([{ name: '20261101_geo.sql' }]);
});

describe('a migration', () => {
  const table = readMigration('test.sql', 'create table made (n integer)');

  it('runs once on any number of starting nodes', async () => {
    const ran = await Promise.all(Array.from({ length: 6 }, () => runMigrations(pool, [table])));
    expect(ran.flat()).toEqual(['test.sql']);
  });

  it('is refused when edited after it ran', async () => {
    await runMigrations(pool, [table]);
    const edited = readMigration('test.sql', 'create table made (n bigint)');
    await expect(runMigrations(pool, [edited])).rejects.toThrow('test.sql was changed after it had run');
  });

  it('counts as done when a migration that it replaces has run', async () => {
    await runMigrations(pool, [table]);
    const rewritten = readMigration(
      'test.sql',
      `-- Replaces ${table.checksum}.\ncreate table made (n bigint)`,
    );
    expect(await runMigrations(pool, [rewritten])).toEqual([]);
  });

  it('leaves nothing behind when it fails', async () => {
    const broken = readMigration('test.sql', 'create table made (n integer); select 1 / 0');
    await expect(runMigrations(pool, [broken])).rejects.toThrow('division by zero');
    expect(await value(`select to_regclass('made') is null`)).toBe(true);
    expect(await runMigrations(pool, [table])).toEqual(['test.sql']);
  });

  it('waits for the locks of a live system without blocking it', async () => {
    const other = new pg.Client(database.connection);
    await other.connect();
    await other.query('begin; lock table item in access share mode');
    const running = runMigrations(pool, [
      readMigration('test.sql', 'alter table item add column more integer'),
    ]);
    // Longer than the migration's lock timeout. If it had kept its place in the lock queue, the update below would wait
    // behind it.
    await other.query('select pg_sleep(1.5)');
    await other.query('update item set written = 1; commit');
    await other.end();
    expect(await running).toEqual(['test.sql']);
  });
});

describe('batched migration', () => {
  const filling = (pauseSeconds: number) =>
    readMigration(
      'test.sql',
      `insert into batch values (0, 0);
-- In batches of item:
with filled as (
  update item set filled = 1 + length(pg_sleep(${pauseSeconds})::text) where id = any($1) returning id
)
insert into batch select pg_current_xact_id()::text::bigint, count(*) from filled`,
    );

  it('processes every row once, a few per transaction', async () => {
    await runMigrations(pool, [filling(0)]);
    expect(await value('select count(*) from item where filled is null')).toBe('0');
    expect(await value('select sum(size) from batch')).toBe(String(ROWS));
    expect(await value('select count(distinct number) > 4 from batch')).toBe(true);
  });

  it('does not delay concurrent writers for a second', async () => {
    const { rows } = await pool.query<{ id: string }>('select id from item');
    let isDone = false;
    // All rows in one statement would take more than a second and a half on any machine.
    const running = runMigrations(pool, [filling(0.0015)]).finally(() => {
      isDone = true;
    });
    let longest = 0;
    let writes = 0;
    for (let turn = 0; !isDone; turn = (turn + 1_201) % rows.length) {
      const begun = performance.now();
      await pool.query('update item set written = coalesce(written, 0) + 1 where id = $1', [rows[turn]?.id]);
      longest = Math.max(longest, performance.now() - begun);
      writes += 1;
    }
    await running;
    expect(longest).toBeLessThan(1_000);
    expect(await value('select sum(written) from item')).toBe(String(writes));
    expect(await value('select count(*) from item where filled is null')).toBe('0');
  });

  it('is recorded only at its end, and starts over after an interruption', async () => {
    const stumbling = readMigration(
      'test.sql',
      `-- In batches of item:
update item set filled = 1 / (select count(*) from batch) where id = any($1)`,
    );
    await expect(runMigrations(pool, [stumbling])).rejects.toThrow('division by zero');
    expect(await value(`select count(*) from schema_migration where name = 'test.sql'`)).toBe('0');
    await pool.query('insert into batch values (1, 1)');
    expect(await runMigrations(pool, [stumbling])).toEqual(['test.sql']);
    expect(await value('select count(*) from item where filled = 1')).toBe(String(ROWS));
  });
});
