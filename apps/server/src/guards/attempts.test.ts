import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallContext } from '#server/api/handler.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { countAttempts } from './attempts.ts';

const OTHERS = 2_000;

let database: TestDatabase;
beforeAll(async () => {
  // A connection keeps its first plans, so with a single one they were made while the table was small.
  database = await openTestDatabase(1);
});
afterAll(() => database.drop());

const countOf = (subject: string, about: string) => {
  const services = { fingerprint: (kind: string, value: string) => `${kind} ${value}` };
  const context = { db: database.db, now: testNow, services } as unknown as CallContext;
  return countAttempts(context, [{ kind: 'quote', subject, about }], OTHERS);
};

/** Returns the number of rows and index entries of attempts that were read so far. */
async function readSoFar(): Promise<number> {
  await database.db.$client.query('select pg_stat_force_next_flush()');
  const { rows } = await database.db.$client.query<{ read: string }>(
    `select t.seq_tup_read + sum(i.idx_tup_read) as read
     from pg_stat_user_tables t join pg_stat_user_indexes i using (relid)
     where t.relname = 'attempt' group by t.seq_tup_read`,
  );
  return Number(rows[0]?.read);
}

it('counts the attempts of a network without reading those of all others', async () => {
  for (const about of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await countOf('own', about);
  await database.db.$client.query(
    `insert into attempt select 'quote other' || n, 'something', $1 from generate_series(1, ${OTHERS}) n`,
    [testNow],
  );
  const before = await readSoFar();
  expect(await countOf('own', 'h')).toEqual(new Map([['quote', 8]]));
  expect((await readSoFar()) - before).toBeLessThan(OTHERS / 100);
});
