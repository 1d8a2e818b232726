import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { openDatabase } from './database.ts';
import { listenOn } from './listener.ts';
import { flushNotifications, notifyAfterCommit } from './notify.ts';

const CHANNEL = 'things';
const times = { connectMs: 100, statementMs: 1_000, lockMs: 1_000, idleInTransactionMs: 1_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

it('notifications are sent after the commit, and not after a rollback', async () => {
  const { db, connection } = database;
  const received: (string | null)[] = [];
  await using listening = new AsyncDisposableStack();
  listening.defer(listenOn(connection, CHANNEL, (message) => received.push(message)).stop);
  await expect.poll(() => received).toEqual([null]);
  received.length = 0;
  await db.transaction(async (tx) => {
    await notifyAfterCommit(tx, CHANNEL, 'one');
    await notifyAfterCommit(tx, CHANNEL, 'one');
    await flushNotifications(db);
    await tx.execute(sql`select 1`);
    expect(received).toEqual([]);
  });
  await expect.poll(() => received).toEqual(['one']);
  const failing = db.transaction(async (tx) => {
    await notifyAfterCommit(tx, CHANNEL, 'nothing');
    throw new Error('It was not to be.');
  });
  await expect(failing).rejects.toThrow('It was not to be.');
  await db.transaction((tx) => tx.transaction((own) => notifyAfterCommit(own, CHANNEL, 'two')));
  await expect.poll(() => received).toEqual(['one', 'two']);
});

it('an unavailable database does not delay shutdown', async () => {
  const db = openDatabase({ host: '127.0.0.1', port: 1 }, 1, times);
  await notifyAfterCommit(db, CHANNEL, 'into the void');
  await flushNotifications(db);
  await db.$client.end();
});
