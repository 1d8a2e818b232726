import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { openDatabase } from './database.ts';
import { listenOn } from './listener.ts';
import { allTold, tellSoon } from './tell.ts';

const CHANNEL = 'things';
const times = { connectMs: 100, statementMs: 1_000, lockMs: 1_000, idleInTransactionMs: 1_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

it('what a transaction has to say is said once it is committed, and not where it is rolled back', async () => {
  const { db, connection } = database;
  const heard: (string | null)[] = [];
  await using listening = new AsyncDisposableStack();
  listening.defer(listenOn(connection, CHANNEL, (message) => heard.push(message)).stop);
  await expect.poll(() => heard).toEqual([null]);
  heard.length = 0;
  await db.transaction(async (tx) => {
    await tellSoon(tx, CHANNEL, 'one');
    await tellSoon(tx, CHANNEL, 'one');
    await allTold(db);
    await tx.execute(sql`select 1`);
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(['one']);
  const failing = db.transaction(async (tx) => {
    await tellSoon(tx, CHANNEL, 'nothing');
    throw new Error('It was not to be.');
  });
  await expect(failing).rejects.toThrow('It was not to be.');
  await db.transaction((tx) => tx.transaction((own) => tellSoon(own, CHANNEL, 'two')));
  await expect.poll(() => heard).toEqual(['one', 'two']);
});

it('a database that is away keeps nobody from closing down', async () => {
  const db = openDatabase({ host: '127.0.0.1', port: 1 }, 1, times);
  await tellSoon(db, CHANNEL, 'into the void');
  await allTold(db);
  await db.$client.end();
});
