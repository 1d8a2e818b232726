import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { findEarlierKeys, listNextToWrite } from './queries.ts';
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
    insert into import_row (import_id, number, line, cells, key, outcome)
    select ${id}, n, n, '[]', 'k' || n, case when n % 3 = 0 then 'refused' when n % 3 = 1 then 'new' else 'changed' end
    from generate_series(1, ${ROWS}) n`);
});
afterAll(() => database.drop());

/** How many rows of the table, or of an index of it, a piece of work looks at. */
async function looksOf(work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    // What this connection has counted is told at once.
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await database.db.execute<{ looks: number }>(sql`
      select (select seq_tup_read + idx_tup_fetch from pg_stat_user_tables where relname = 'import_row')::integer
        + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'import_row')::integer as looks`);
    return rows[0]?.looks ?? 0;
  };
  const before = await read();
  await work();
  return (await read()) - before;
}

it.each(['before the database has looked at it', 'after it has'])(
  'a batch at the end of a large file looks at its own rows alone, %s',
  async (when) => {
    if (when.startsWith('after')) await database.db.execute(sql`analyze import_row`);
    const keys = Array.from({ length: 250 }, (_, at) => (at < 5 ? `k${at + 1}` : `yeni ${at}`));
    // Prepared statements are planned for any values from the sixth time on.
    for (let time = 0; time < 8; time += 1) {
      let found: ReadonlySet<string> = new Set();
      const looks = await looksOf(async () => {
        found = await findEarlierKeys(database.db, id, ROWS - 250, keys);
      });
      expect(found).toEqual(new Set(['k1', 'k2', 'k3', 'k4', 'k5']));
      expect(looks).toBeLessThan(1_000);
      const next = await looksOf(async () => {
        const rows = await listNextToWrite(database.db, id, ROWS - 250, 25);
        expect(rows.map(({ number }) => number).slice(0, 3)).toEqual([ROWS - 249, ROWS - 247, ROWS - 246]);
      });
      expect(next).toBeLessThan(1_000);
    }
  },
);

it('knows no key that stands behind', async () => {
  expect(await findEarlierKeys(database.db, id, 3, ['k2', 'k3', 'k4'])).toEqual(new Set(['k2']));
  expect(await findEarlierKeys(database.db, id, 3, [])).toEqual(new Set());
});
