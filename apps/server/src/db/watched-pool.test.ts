import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type PoolClient, type PoolConfig } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDatabaseProxy } from '#server/testing/database-proxy.ts';
import { freePort } from '#server/testing/free-port.ts';
import { inDatabase } from '#server/testing/migrated-server.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { DatabaseUnavailable, troubleOf } from './trouble.ts';
import { WatchedPool } from './watched-pool.ts';

const PATIENCE_MS = 400;

let database: TestDatabase;
let undo: (() => unknown)[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
  undo = [];
});
afterAll(() => database.drop());

function openPool(config: PoolConfig, patienceMs = PATIENCE_MS): WatchedPool {
  const pool = new WatchedPool({ max: 2, ...config }, patienceMs);
  undo.push(() => pool.end());
  return pool;
}

/** Takes a connection until the end of the test. */
async function hold(pool: WatchedPool): Promise<PoolClient> {
  const client = await pool.connect();
  undo.push(() => client.release());
  return client;
}

/** Creates the folder of a socket whose server is stopped and whose connection backlog is full. */
async function fullSocketFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-full-'));
  const path = join(folder, '.s.PGSQL.5432');
  const listen = `require('net').createServer().listen({ path: ${JSON.stringify(path)}, backlog: 1 }, () => console.log())`;
  const server = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  server.kill('SIGSTOP');
  const queued: Socket[] = [];
  undo.push(async () => {
    for (const socket of queued) socket.destroy();
    server.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });
  for (let isFull = false; !isFull; ) {
    const socket = connect(path);
    queued.push(socket);
    isFull = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    });
  }
  return folder;
}

const inFolder = (host: string): PoolConfig => ({ host, port: 5432, user: 'nobody', database: 'none' });

it.each<[string, () => Promise<PoolConfig>]>([
  ['whose socket is gone', async () => inFolder('/nowhere')],
  ['whose socket takes no more connections', async () => inFolder(await fullSocketFolder())],
  ['whose port is closed', async () => ({ ...inFolder('127.0.0.1'), port: await freePort() })],
  ['that does not exist', async () => inDatabase(database.connection, 'nobody_made_it')],
])('reports a database %s as unavailable', async (_name, where) => {
  const pool = openPool(await where());
  await expect(pool.query('select 1')).rejects.toThrow(DatabaseUnavailable);
  await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
});

it('refuses waiting callers immediately, and running statements soon after', async () => {
  const proxy = await openDatabaseProxy(database.connection);
  undo.push(proxy.close);
  // So patient that a pause of a busy machine is short in comparison.
  const patienceMs = 4 * PATIENCE_MS;
  const pool = openPool(proxy.connection, patienceMs);
  await pool.query('select 1');
  proxy.silence();
  const begun = performance.now();
  const timeOfRefusal = () =>
    pool.query('select 1').then(
      () => Number.NaN,
      () => performance.now() - begun,
    );
  const [answer = 0, ...connections] = await Promise.all(Array.from({ length: 5 }, timeOfRefusal));
  expect(Math.max(...connections)).toBeLessThan(patienceMs);
  expect(answer).toBeLessThan(4 * patienceMs);
  proxy.mend();
  await vi.waitFor(() => pool.query('select 1'), { timeout: 2_000 });
});

it('waits for a slow statement', async () => {
  const pool = openPool(database.connection);
  await expect(pool.query('select pg_sleep(0.8)')).resolves.toMatchObject({ rowCount: 1 });
});

it('runs no check while other statements are answered', async () => {
  // A quarter of this patience exceeds any pause of a busy machine.
  const pool = openPool(database.connection, 5 * PATIENCE_MS);
  const busy = await hold(pool);
  await pool.query('select 1');
  const connect = vi.spyOn(Client.prototype, 'connect');
  undo.push(() => connect.mockRestore());
  let isSlow = true;
  const slow = busy.query('select pg_sleep(1.2)').finally(() => {
    isSlow = false;
  });
  while (isSlow) await pool.query('select 1');
  await slow;
  expect(connect).not.toHaveBeenCalled();
});

it('lets a statement succeed after one failed check', async () => {
  const pool = openPool(database.connection);
  const [busy, holder] = [await hold(pool), await database.db.$client.connect()];
  undo.push(() => holder.release());
  await holder.query('select pg_advisory_lock(42)');
  const connect = vi.spyOn(Client.prototype, 'connect');
  undo.push(() => connect.mockRestore());
  connect.mockImplementation(() => Promise.reject(new Error('timeout expired')));
  const slow = busy.query('select pg_advisory_lock(42)');
  await vi.waitFor(() => expect(connect).toHaveBeenCalled(), { interval: 5 });
  await holder.query('select pg_advisory_unlock(42)');
  await expect(slow).resolves.toMatchObject({ rowCount: 1 });
});

it('keeps other connections when one ends', async () => {
  const pool = openPool(database.connection);
  const kept = await hold(pool);
  const ended = await pool.connect();
  const { rows } = await ended.query<{ pid: number }>('select pg_backend_pid() as pid');
  const goingOn = kept.query('select pg_sleep(0.3)');
  await database.db.$client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  const failure: unknown = await ended.query('select 1').catch((error: unknown) => error);
  expect(troubleOf(failure)).toBe('away');
  ended.release(failure instanceof Error ? failure : undefined);
  await expect(goingOn).resolves.toMatchObject({ rowCount: 1 });
  await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
});

it('treats a database without free connections as available', async () => {
  const role = `guest_${process.pid}`;
  await database.db.$client.query(`create role ${role} login connection limit 1 password 'guest'`);
  undo.push(() => database.db.$client.query(`drop role ${role}`));
  const pool = openPool(asRole(role, 'guest'));
  const busy = await hold(pool);
  const slow = busy.query('select pg_sleep(0.8)');
  const failure: unknown = await pool.query('select 1').catch((error: unknown) => error);
  expect(troubleOf(failure)).toBe('out-of-connections');
  await expect(slow).resolves.toMatchObject({ rowCount: 1 });
});

function asRole(user: string, password: string): PoolConfig {
  const { connectionString } = database.connection;
  if (connectionString === undefined) return { ...database.connection, user, password };
  return { connectionString: Object.assign(new URL(connectionString), { username: user, password }).href };
}
