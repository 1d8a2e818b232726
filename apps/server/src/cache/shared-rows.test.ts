import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { category } from '#server/features/category/table.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { announce } from './announce.ts';
import { droppableRows, sharedRows } from './shared-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => droppableRows(database.db).drop(null));
afterAll(() => database.drop());

const read = vi.fn(async () => [{ name: 'Seyahat' }]);
const rowsOf = sharedRows('journeys', read);

beforeEach(() => read.mockClear());

it('reads rows once for all who ask, and gives everybody the same', async () => {
  const [first, second] = await Promise.all([rowsOf(database.db), rowsOf(database.db)]);
  expect(second).toBe(first);
  expect(await rowsOf(database.db)).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
});

it('runs a query once, however many wait for it', async () => {
  const categoriesOf = sharedRows('journeys', (db) => db.select().from(category));
  const both = () => Promise.all([categoriesOf(database.db), categoriesOf(database.db)]);
  expect(await countStatements(database.db, both)).toBe(1);
});

it.each([
  ['their tag', ['journeys'], 2],
  ['another tag', ['brands'], 1],
  ['everything', null, 2],
])('reads them again after %s was announced, and only then', async (_, tags, times) => {
  await rowsOf(database.db);
  droppableRows(database.db).drop(tags);
  await rowsOf(database.db);
  expect(read).toHaveBeenCalledTimes(times);
});

it('keeps nothing that was being read while they changed', async () => {
  const slow = Promise.withResolvers<{ name: string }[]>();
  read.mockReturnValueOnce(slow.promise);
  const before = rowsOf(database.db);
  droppableRows(database.db).drop(['journeys']);
  slow.resolve([{ name: 'Eski' }]);
  expect(await before).toEqual([{ name: 'Eski' }]);
  expect(await rowsOf(database.db)).toEqual([{ name: 'Seyahat' }]);
});

it('keeps no failure', async () => {
  read.mockRejectedValueOnce(new Error('away'));
  await expect(rowsOf(database.db)).rejects.toThrow('away');
  expect(await rowsOf(database.db)).toHaveLength(1);
});

it('reads them anew within a transaction, which may have changed them itself', async () => {
  await rowsOf(database.db);
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await rowsOf(tx);
    await rowsOf(tx);
  });
  expect(read).toHaveBeenCalledTimes(3);
});

it('reads them again at once where they were changed, when that is committed', async () => {
  await rowsOf(database.db);
  await database.db.transaction(async (tx) => {
    await announce(tx, ['journeys']);
    await rowsOf(database.db);
    expect(read).toHaveBeenCalledTimes(1);
  });
  await rowsOf(database.db);
  expect(read).toHaveBeenCalledTimes(2);
});
