import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findPostmaster } from './postmaster.ts';
import { ask, askUntilAnswered, Bench, copyFolder, dropTemplate, postmasterOf } from './testing/bench.ts';

// These tests run real processes, so their duration varies.
vi.setConfig({ testTimeout: 30_000 });

const bench = new Bench();
afterEach(() => bench.clear());
afterAll(dropTemplate);

describe('the embedded database', () => {
  it('is created once, keeps its data, and listens on a private socket only', async () => {
    const dataDir = await bench.newDataDir();
    const first = await bench.open(dataDir);
    expect(first.isNew).toBe(true);
    await ask(first.connection, "create table note as select 'kampanya' as text");
    expect(await ask(first.connection, 'show listen_addresses')).toBe('');
    expect(await ask({ connectionString: first.url }, 'select current_database()')).toBe('ayrac');
    expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700);
    await first.close();
    expect(await findPostmaster(join(dataDir, 'cluster'))).toBeNull();

    const second = await bench.open(dataDir);
    expect(second.isNew).toBe(false);
    expect(await ask(second.connection, 'select text from note')).toBe('kampanya');
  });

  it('writes durably and keeps personal data out of its log', async () => {
    const dataDir = await bench.dataDir();
    const { connection } = await bench.open(dataDir);
    expect(await ask(connection, 'show fsync')).toBe('on');
    expect(await ask(connection, 'show synchronous_commit')).toBe('on');
    expect(await ask(connection, "select lower('ÇĞÖŞÜ')")).toBe('çğöşü');
    await ask(connection, "create table person as select 'ayse@example.com' as email");
    await ask(connection, 'create unique index on person (email)');
    await expect(ask(connection, 'insert into person select * from person')).rejects.toThrow('duplicate');
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('ayse@example.com');
  });

  it('is shared with a second process and runs until the last one leaves', async () => {
    const dataDir = await bench.dataDir();
    const starter = await bench.open(dataDir);
    const other = await bench.openElsewhere(dataDir);
    expect(other.output).toEqual(['Joined the running PostgreSQL']);
    expect(other.connection).toEqual(starter.connection);
    await starter.close();
    expect(await ask(other.connection, 'select 1')).toBe(1);
    await other.close();
    expect(await findPostmaster(join(dataDir, 'cluster'))).toBeNull();
  });

  it('is started once by concurrent processes', async () => {
    const dataDir = await bench.newDataDir();
    const both = await Promise.all([bench.openElsewhere(dataDir), bench.openElsewhere(dataDir)]);
    const outputs = both.map((one) => one.output.join()).toSorted();
    expect(outputs).toEqual(['Joined the running PostgreSQL', expect.stringContaining('Started PostgreSQL')]);
    for (const one of both) expect(await ask(one.connection, 'select 1')).toBe(1);
  });

  it('survives Ctrl+C in the terminal and a killed process', async () => {
    const dataDir = await bench.dataDir();
    const holder = await bench.openElsewhere(dataDir);
    process.kill(-holder.pid, 'SIGINT');
    await holder.ended;
    expect(await ask(holder.connection, 'select 1')).toBe(1);
    await bench.open(dataDir);
    expect(bench.output).toContain('Joined the running PostgreSQL');
  });
});

describe('after a kill -9', () => {
  it('it is available again at the same address within 5 seconds with all acknowledged data', async () => {
    const dataDir = await bench.dataDir();
    const { connection } = await bench.open(dataDir);
    await ask(connection, 'create table note as select 1 as id');
    await ask(connection, 'insert into note values (2)');
    const killed = await postmasterOf(dataDir);
    process.kill(killed, 'SIGKILL');
    const [sum, milliseconds] = await askUntilAnswered(connection, 'select sum(id)::int from note');
    expect(sum).toBe(3);
    expect(milliseconds).toBeLessThan(5_000);
    expect(await postmasterOf(dataDir)).not.toBe(killed);
  });

  it('of the starter and then of PostgreSQL, a joined process restarts it', async () => {
    const dataDir = await bench.dataDir();
    const starter = await bench.openElsewhere(dataDir);
    const { connection } = await bench.open(dataDir);
    process.kill(starter.pid, 'SIGKILL');
    await starter.ended;
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    expect((await askUntilAnswered(connection, 'select 1'))[0]).toBe(1);
  });

  it('of everything, a pid file with an unused id blocks nothing', async () => {
    const dataDir = await bench.dataDir();
    await leavePidFile(dataDir, 2 ** 22 + 1);
    const { connection } = await bench.open(dataDir);
    expect(await ask(connection, 'select 1')).toBe(1);
  });

  it('of everything, a pid file with the id of an unrelated process blocks nothing', async () => {
    const dataDir = await bench.dataDir();
    // Not this process's own id: PostgreSQL knows that its parent process is not another PostgreSQL.
    const unrelated = spawn('sleep', ['60']);
    bench.later(async () => unrelated.kill());
    await leavePidFile(dataDir, unrelated.pid ?? 0);
    const { connection } = await bench.open(dataDir);
    expect(await ask(connection, 'select 1')).toBe(1);
    expect(unrelated.exitCode).toBeNull();
  });
});

/**
 * Writes the pid file that a killed PostgreSQL leaves: id, folder, start time, port, socket folder, address, shared
 * memory and state.
 */
async function leavePidFile(dataDir: string, pid: number): Promise<void> {
  const cluster = join(dataDir, 'cluster');
  const lines = [pid, cluster, 1, 5432, '/tmp', '', '1 2', 'ready'];
  await writeFile(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
}

describe('data folder', () => {
  it('copied from a running original has a database of its own', async () => {
    const dataDir = await bench.dataDir();
    const copy = await bench.newDataDir();
    await copyFolder(dataDir, copy);
    const original = await bench.open(dataDir);
    const second = await bench.open(copy);
    expect(second.connection.host).not.toBe(original.connection.host);
    expect(await ask(second.connection, 'show data_directory')).toBe(join(copy, 'cluster'));
  });

  it('without its socket folder is opened at the next start', async () => {
    const dataDir = await bench.dataDir();
    const holder = await bench.openElsewhere(dataDir);
    process.kill(holder.pid, 'SIGKILL');
    await holder.ended;
    const old = await postmasterOf(dataDir);
    process.kill(old, 'SIGTERM');
    await rm(holder.connection.host, { recursive: true });
    const { connection } = await bench.open(dataDir);
    expect(await ask(connection, 'select 1')).toBe(1);
  });

  it('whose socket folder is deleted while open is soon reachable again for all processes', async () => {
    const dataDir = await bench.dataDir();
    const elsewhere = await bench.openElsewhere(dataDir);
    const { connection } = await bench.open(dataDir);
    await ask(connection, 'create table note as select 1 as id');
    await rm(connection.host, { recursive: true });
    await expect(ask(connection, 'select 1')).rejects.toThrow('ENOENT');
    const [found, milliseconds] = await askUntilAnswered(connection, 'select id from note');
    expect(found).toBe(1);
    expect(milliseconds).toBeLessThan(8_000);
    // Closing the other process may also stop PostgreSQL, if it reconnected first; then PostgreSQL is started once
    // more.
    await elsewhere.close();
    expect((await askUntilAnswered(connection, 'select id from note'))[0]).toBe(1);
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  });

  it('of another PostgreSQL version is refused with instructions', async () => {
    const dataDir = await bench.newDataDir();
    await mkdir(join(dataDir, 'cluster'), { recursive: true, mode: 0o700 });
    await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '17\n');
    await expect(bench.open(dataDir)).rejects.toThrow('created by PostgreSQL 17');
  });

  it('whose database cannot start reports the reason', async () => {
    const dataDir = await bench.dataDir();
    await writeFile(join(dataDir, 'cluster', 'postgresql.auto.conf'), 'shared_buffers = nonsense\n');
    await expect(bench.open(dataDir)).rejects.toThrow(/did not start.*nonsense|shared_buffers/);
  });
});

describe('closing', () => {
  it('leaves PostgreSQL running while other processes are connected', async () => {
    const dataDir = await bench.dataDir();
    const holder = await bench.openElsewhere(dataDir);
    const visitor = new Client(holder.connection);
    await visitor.connect();
    await holder.close();
    expect((await visitor.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    const ended = once(visitor, 'end');
    await visitor.end();
    await ended;
    await (await bench.open(dataDir)).close();
    expect(await findPostmaster(join(dataDir, 'cluster'))).toBeNull();
  });
});
