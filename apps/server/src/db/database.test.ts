import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

it('runs each query in one process, without compiling it', async () => {
  const { rows } = await database.db.$client.query(
    `select name, setting from pg_settings where name in ('jit', 'max_parallel_workers_per_gather') order by 1`,
  );
  expect(rows).toEqual([
    { name: 'jit', setting: 'off' },
    { name: 'max_parallel_workers_per_gather', setting: '0' },
  ]);
});

it('keeps connections open between bursts of requests', () => {
  expect(database.db.$client.options.idleTimeoutMillis).toBeGreaterThanOrEqual(60_000);
});
