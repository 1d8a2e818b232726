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

it('reads rows once and returns the same ones to all callers', async () => {
  const [first, second] = await Promise.all([rowsOf(database.db), rowsOf(database.db)]);
  expect(second).toBe(first);
  expect(await rowsOf(database.db)).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
});

it('runs a query once for all concurrent callers', async () => {
  const categoriesOf = sharedRows('journeys', (db) => db.select().from(category));
  const both = () => Promise.all([categoriesOf(database.db), categoriesOf(database.db)]);
  expect(await countStatements(database.db, both)).toBe(1);
});

it.each([
  ['their tag', ['journeys'], 2],
  ['another tag', ['brands'], 1],
  ['everything', null, 2],
])('reads the rows again only after the invalidation of %s', async (_, tags, times) => {
  await rowsOf(database.db);
  droppableRows(database.db).drop(tags);
  await rowsOf(database.db);
  expect(read).toHaveBeenCalledTimes(times);
});

it('does not cache rows that changed while they were read', async () => {
  const slow = Promise.withResolvers<{ name: string }[]>();
  read.mockReturnValueOnce(slow.promise);
  const before = rowsOf(database.db);
  droppableRows(database.db).drop(['journeys']);
  slow.resolve([{ name: 'Eski' }]);
  expect(await before).toEqual([{ name: 'Eski' }]);
  expect(await rowsOf(database.db)).toEqual([{ name: 'Seyahat' }]);
});

it('does not cache a failure', async () => {
  read.mockRejectedValueOnce(new Error('away'));
  await expect(rowsOf(database.db)).rejects.toThrow('away');
  expect(await rowsOf(database.db)).toHaveLength(1);
});

it('bypasses the cache in a transaction, which may have changed the rows', async () => {
  await rowsOf(database.db);
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await rowsOf(tx);
    await rowsOf(tx);
  });
  expect(read).toHaveBeenCalledTimes(3);
});

it('invalidates the rows on the changing node as soon as the change is committed', async () => {
  await rowsOf(database.db);
  await database.db.transaction(async (tx) => {
    await announce(tx, ['journeys']);
    await rowsOf(database.db);
    expect(read).toHaveBeenCalledTimes(1);
  });
  await rowsOf(database.db);
  expect(read).toHaveBeenCalledTimes(2);
});
