import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { type Executor, openDatabase } from './database.ts';
import { sqlStateOf } from './sql-state.ts';
import { allowLonger, commitAsynchronously, inTransaction } from './transaction.ts';

const times = { connectMs: 20_000, statementMs: 20_000, lockMs: 20_000, idleInTransactionMs: 20_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table box (id integer primary key, things integer not null)`);
  await database.db.execute(sql`insert into box values (1, 0), (2, 0)`);
});
afterAll(() => database.drop());

describe('transaction', () => {
  it('is retried after a deadlock', async () => {
    // Each transaction locks one box and then wants the other's, so PostgreSQL must abort one of them.
    const bothHold = Promise.withResolvers<void>();
    let holding = 0;
    let runs = 0;
    const fill = (first: number, second: number) =>
      inTransaction(database.db, async (tx) => {
        runs += 1;
        await tx.execute(sql`update box set things = things + 1 where id = ${first}`);
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
        await tx.execute(sql`update box set things = things + 1 where id = ${second}`);
      });
    await Promise.all([fill(1, 2), fill(2, 1)]);
    const { rows } = await database.db.execute(sql`select things from box order by id`);
    expect(rows).toEqual([{ things: 2 }, { things: 2 }]);
    // The retried transaction may run into the other one again.
    expect(runs).toBeGreaterThanOrEqual(3);
  });

  it('fails immediately for other errors, and is rolled back', async () => {
    let runs = 0;
    const work = inTransaction(database.db, async (tx) => {
      runs += 1;
      await tx.execute(sql`insert into box values (3, 0)`);
      await tx.execute(sql`insert into box values (3, 0)`);
    });
    const error = await work.catch((reason: unknown) => reason);
    expect(sqlStateOf(error)).toBe('23505');
    expect(runs).toBe(1);
    const { rows } = await database.db.execute(sql`select id from box where id = 3`);
    expect(rows).toEqual([]);
  });

  it('is given up after three attempts', async () => {
    let runs = 0;
    const work = inTransaction(database.db, async (tx) => {
      runs += 1;
      await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
    });
    await expect(work).rejects.toMatchObject({ cause: { code: '40001' } });
    expect(runs).toBe(3);
  });

  it('may be confirmed before it is on the disk, unlike the next one', async () => {
    const strict = openDatabase(database.connection, 1, times);
    const setting = async (tx: Executor) => (await tx.execute(sql`show synchronous_commit`)).rows;
    try {
      // The tests' PostgreSQL turns it off for everybody.
      await strict.execute(sql`set synchronous_commit = on`);
      const asynchronous = await inTransaction(strict, async (tx) => {
        await commitAsynchronously(tx);
        return setting(tx);
      });
      expect(asynchronous).toEqual([{ synchronous_commit: 'off' }]);
      expect(await inTransaction(strict, setting)).toEqual([{ synchronous_commit: 'on' }]);
    } finally {
      await strict.$client.end();
    }
  });

  it('may allow its statements and its commit more time, unlike the next one', async () => {
    const hasty = openDatabase(database.connection, 1, { ...times, statementMs: 500 });
    // Longer than the client waits for the answer, which is half a second more.
    const slow = sql`select pg_sleep(1.2)`;
    await database.db.execute(sql`
      create function pause() returns trigger language plpgsql as 'begin perform pg_sleep(1.2); return null; end';
      create constraint trigger pauses after insert on box deferrable initially deferred
        for each row execute function pause()`);
    try {
      await inTransaction(hasty, async (tx) => {
        await allowLonger(tx, 20_000);
        await tx.execute(slow);
        await tx.execute(sql`insert into box values (4, 0)`);
      });
      const next = await inTransaction(hasty, (tx) => tx.execute(slow)).catch(sqlStateOf);
      expect(next).toBe('57014');
    } finally {
      await database.db.execute(sql`drop trigger pauses on box`);
      await hasty.$client.end();
    }
  });
});
