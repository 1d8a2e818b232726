import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { WatchedPool } from './watched-pool.ts';
import { WriteWatch } from './write-watch.ts';

const write = 'insert into write_probe default values';
const refuseWrites = 'set default_transaction_read_only = on';

let database: TestDatabase;
let pool: WatchedPool;
let writes: WriteWatch;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  // With a single connection, a session setting applies to everything that follows.
  pool = new WatchedPool({ ...database.connection, max: 1 }, 20_000);
  writes = new WriteWatch(pool);
});
afterEach(async () => {
  writes.stop();
  await pool.end();
});
afterAll(() => database.drop());

it('counts from the first failed write until one succeeds', async () => {
  expect(writes.failingMs).toBe(0);
  await pool.query(refuseWrites);
  await expect(pool.query(write)).rejects.toThrow('read-only');
  expect(writes.failingMs).toBeGreaterThan(0);
  // The connection of the failed statement is discarded, and its session setting with it.
  await vi.waitFor(() => expect(writes.failingMs).toBe(0), { timeout: 5_000 });
  expect((await pool.query('select from write_probe')).rowCount).toBe(1);
});

it('keeps counting while other writes fail', async () => {
  const diskFull = Object.assign(new Error('No space left on device'), { code: '53100' });
  pool.troubles.note(diskFull);
  const failing = setInterval(() => pool.troubles.note(diskFull), 200);
  await vi.waitFor(() => expect(writes.failingMs).toBeGreaterThan(2_500), { timeout: 5_000 });
  clearInterval(failing);
  await vi.waitFor(() => expect(writes.failingMs).toBe(0), { timeout: 5_000 });
});

it('does not count an invalid statement', async () => {
  await expect(pool.query('insert into nowhere default values')).rejects.toThrow('nowhere');
  expect(writes.failingMs).toBe(0);
});
