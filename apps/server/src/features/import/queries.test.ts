import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { brandRows } from './kinds/brand-rows.ts';
import { findEarlierKeys, listNextToWrite, listUndoable } from './queries.ts';
import { importRun } from './table.ts';

const ROWS = 20_000;

let database: TestDatabase;
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const now = new Date();
  const [run] = await database.db
    .insert(importRun)
    .values({
      ...{ kind: 'brands', state: 'checking', source: '', columns: [], mapping: [], total: ROWS },
      ...{ createdAt: now, movedAt: now },
    })
    .returning();
  id = run?.id ?? '';
  await database.db.execute(sql`
    insert into import_row (import_id, number, line, cells, key, name_key, outcome)
    select ${id}, n, n, '[]', 'k' || n, 'k' || n, case when n % 3 = 0 then 'refused' when n % 3 = 1 then 'new' else 'changed' end
    from generate_series(1, ${ROWS}) n`);
});
afterAll(() => database.drop());

/** Counts the rows of a table and its indexes that some work reads. */
async function looksOf(work: () => Promise<unknown>, table = 'import_row'): Promise<number> {
  const read = async () => {
    // Makes the statistics of this connection visible immediately.
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await database.db.execute<{ looks: number }>(sql`
      select (select seq_tup_read + idx_tup_fetch from pg_stat_user_tables where relname = ${table})::integer
        + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = ${table})::integer as looks`);
    return rows[0]?.looks ?? 0;
  };
  const before = await read();
  await work();
  return (await read()) - before;
}

it.each(['before the database has looked at it', 'after it has'])(
  'a batch at the end of a large file reads its own rows only, %s',
  async (when) => {
    if (when.startsWith('after')) await database.db.execute(sql`analyze import_row`);
    const keys = Array.from({ length: 250 }, (_, at) => (at < 5 ? `k${at + 1}` : `yeni ${at}`));
    // From the sixth execution on, prepared statements may get a generic plan.
    for (let time = 0; time < 8; time += 1) {
      for (const column of ['key', 'name_key'] as const) {
        const looks = await looksOf(async () => {
          const found = await findEarlierKeys(database.db, id, ROWS - 250, keys, column);
          expect(found).toEqual(new Set(['k1', 'k2', 'k3', 'k4', 'k5']));
        });
        expect(looks).toBeLessThan(1_000);
      }
      const next = await looksOf(async () => {
        const rows = await listNextToWrite(database.db, id, ROWS - 250, 25);
        expect(rows.map(({ number }) => number).slice(0, 3)).toEqual([ROWS - 249, ROWS - 247, ROWS - 246]);
      });
      expect(next).toBeLessThan(1_000);
    }
  },
);

it('an undo in progress skips the rows already undone', async () => {
  await database.db.execute(sql`
    update import_row set written_version = 1 where import_id = ${id} and number <= ${ROWS / 2}`);
  await database.db.execute(sql`analyze import_row`);
  const looks = await looksOf(async () => {
    const rows = await listUndoable(database.db, id, ROWS / 2, 25);
    expect(rows.map(({ number }) => number).slice(0, 2)).toEqual([ROWS / 2, ROWS / 2 - 1]);
  });
  expect(looks).toBeLessThan(1_000);
});

it('a row of brands is checked without reading all brands', async () => {
  await database.db.execute(sql`
    insert into brand (name, slug, name_key, search_key, sort_key)
    select 'Marka ' || n, 'marka-' || n, 'marka ' || n, 'marka ' || n, 'marka ' || n from generate_series(1, 5000) n`);
  await database.db.execute(sql`analyze brand`);
  const scope = { id, kind: 'brands', source: '' } as const;
  const looks = await looksOf(async () => {
    const cells = { name: 'MARKA 77', about: 'Yeni' };
    const [checked] = await brandRows.check(database.db, scope, [{ number: 1, cells }], new Date());
    expect(checked).toMatchObject({ outcome: 'changed', label: 'MARKA 77' });
  }, 'brand');
  expect(looks).toBeLessThan(100);
});

it('does not match the keys of later rows', async () => {
  expect(await findEarlierKeys(database.db, id, 3, ['k2', 'k3', 'k4'])).toEqual(new Set(['k2']));
  expect(await findEarlierKeys(database.db, id, 3, [])).toEqual(new Set());
});
