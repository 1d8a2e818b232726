import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { awaitAnswers } from './answer-timeout.ts';
import type { Executor } from './database.ts';
import { StatementNames } from './statement-names.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  // With a single connection, its prepared statements are all there are.
  database = await openTestDatabase(1);
  await database.db.execute(sql`create table shelf (id integer primary key, height integer not null)`);
  await database.db.execute(sql`insert into shelf values (1, 30), (2, 40)`);
});
afterAll(() => database.drop());

const heightOf = async (id: number) => {
  const { rows } = await database.db.execute(sql`select height from shelf where id = ${id}`);
  return rows[0]?.height;
};
const askOften = async () => {
  for (let time = 0; time < 4; time += 1) expect(Number(await heightOf(1))).toBe(30);
};

describe('frequent statement', () => {
  it('is parsed once per connection', async () => {
    await askOften();
    await askOften();
    const { rows } = await database.db.$client.query(
      `select generic_plans + custom_plans as runs from pg_prepared_statements where statement like 'select height%'`,
    );
    // All runs but the first two, which were not prepared yet.
    expect(rows).toEqual([{ runs: '6' }]);
  });

  it('returns the result for its own values', async () => {
    await askOften();
    expect(await heightOf(2)).toBe(40);
    expect(await heightOf(3)).toBeUndefined();
  });

  it('is prepared again after its table changed', async () => {
    await askOften();
    await database.db.execute(sql`alter table shelf alter height type bigint`);
    expect(await heightOf(1)).toBe('30');
    await askOften();
    await database.db.execute(sql`alter table shelf alter height type integer`);
    expect(await heightOf(1)).toBe(30);
  });

  it('succeeds after it was deallocated', async () => {
    await askOften();
    await database.db.execute(sql`deallocate all`);
    await askOften();
  });

  it('retries a transaction on another connection after its table changed', async () => {
    await askOften();
    await database.db.execute(sql`alter table shelf alter height type smallint`);
    let runs = 0;
    const height = await inTransaction(database.db, async (tx) => {
      runs += 1;
      const { rows } = await tx.execute(sql`select height from shelf where id = ${1}`);
      return rows[0]?.height;
    });
    expect([height, runs]).toEqual([30, 2]);
  });
});

describe('answer', () => {
  it('that does not come in time fails its statement and closes the connection', async () => {
    const client = await database.db.$client.connect();
    awaitAnswers(client, -400);
    await expect(client.query('select pg_sleep(10)')).rejects.toThrow('Query read timeout');
    await expect(client.query('select 1')).rejects.toThrow('not queryable');
    client.release(true);
  });

  it.each([
    ['in a transaction', (work: (db: Executor) => Promise<unknown>) => inTransaction(database.db, work)],
    ['outside of one', (work: (db: Executor) => Promise<unknown>) => work(database.db)],
  ])('%s is freed when the young generation is collected', async (_, run) => {
    const askForMuch = () =>
      run((db) => db.execute(sql`select repeat('x', 1000) || n from generate_series(1, ${1_000}) n`));
    // V8 only then knows how long the callbacks live, and where to allocate them.
    await bytesLeft(askForMuch);
    // On a busy machine V8 makes the young generation smaller, and an answer that is still arriving moves to the old one.
    const left = Math.min(await bytesLeft(askForMuch), await bytesLeft(askForMuch));
    // The answers of a round have more than 50 MB, of which the driver's own client leaves 40.
    expect(left).toBeLessThan(5_000_000);
  });
});

/** Returns the bytes that fifty runs leave in the old generation. */
async function bytesLeft(run: () => Promise<unknown>): Promise<number> {
  // What was in the young generation before would move to the old one meanwhile.
  collectGarbage();
  const before = oldBytes();
  for (let time = 0; time < 50; time += 1) await run();
  return oldBytes() - before;
}

/** Collects the whole heap. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** Returns the bytes in use in the old generation. */
function oldBytes(): number {
  const old = getHeapSpaceStatistics().filter((space) => space.space_name === 'old_space');
  return old.reduce((all, space) => all + space.space_used_size, 0);
}

describe('names of prepared statements', () => {
  it('are assigned from the third use on, one per text', () => {
    const names = new StatementNames();
    expect([1, 2, 3, 4].map(() => names.nameOf('select 1'))).toEqual([undefined, undefined, 's0', 's0']);
    for (let time = 0; time < 3; time += 1) names.nameOf('select 2');
    expect([names.nameOf('select 2'), names.nameOf('select 1')]).toEqual(['s1', 's0']);
  });

  it.each([
    'select lead_id from lead_search s where s.search_key like $1',
    'select id from "brand" where "brand"."search_key" like $2',
  ])('are not assigned to searches for words: %s', (text) => {
    const names = new StatementNames();
    expect([1, 2, 3, 4].map(() => names.nameOf(text))).toEqual(Array(4).fill(undefined));
  });

  it('are limited to three hundred, so that filters cannot fill the memory of connections', () => {
    const names = new StatementNames();
    const given = new Set<string | undefined>();
    for (let text = 0; text < 1_000; text += 1) {
      for (let time = 0; time < 3; time += 1) given.add(names.nameOf(`select ${text}`));
    }
    given.delete(undefined);
    expect(given.size).toBe(300);
  });
});
