import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostmaster, stopPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts';
import { asSelf, asUser, run } from '../../apps/server/src/db/embedded/runner.ts';
import { findServiceUser } from '../../apps/server/src/db/embedded/service-user.ts';
import { tryConnect } from '../../apps/server/src/db/embedded/session.ts';

/** Path of Debian 12's package; PostgreSQL 15 is the oldest supported version. */
const BIN = '/usr/lib/postgresql/15/bin';
const START_MS = 30_000;

export interface Postgres15 {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a separate PostgreSQL 15 below a folder that every user may enter, without durability and autovacuum. */
export async function startPostgres15(parent: string): Promise<Postgres15> {
  if (!existsSync(join(BIN, 'postgres'))) {
    throw new Error('PostgreSQL 15 is missing. Install it: apt install postgresql-15');
  }
  const runner = process.getuid?.() === 0 ? asUser(await findServiceUser()) : asSelf;
  const folder = await mkdtemp(join(parent, 'postgres-15-'));
  if (runner.owner) await chown(folder, runner.owner.uid, runner.owner.gid);
  const cluster = join(folder, 'cluster');
  const initdb = ['--pgdata', cluster, '--username', 'ayrac', '--auth', 'trust', '--no-sync'];
  initdb.push('--encoding', 'UTF8', '--locale', 'C.UTF-8');
  const refusal = await run(runner, join(BIN, 'initdb'), initdb);
  if (refusal !== null) throw new Error(`PostgreSQL 15 could not be created: ${refusal}`);
  const home = { bin: BIN, cluster, runner };
  await startPostmaster(home, folder, join(folder, 'postgres.log'), {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    // Otherwise plans would depend on when it ran.
    autovacuum: 'off',
  });
  await waitUntilReady(folder, cluster);
  return {
    url: `postgresql://ayrac@${encodeURIComponent(folder)}:5432/postgres`,
    async stop() {
      await stopPostmaster(cluster);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(socket: string, cluster: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const session = await tryConnect(socket, cluster);
    if (typeof session === 'object') return session.end();
    await delay(50);
  }
  throw new Error(`PostgreSQL 15 did not start; its log is ${join(socket, 'postgres.log')}.`);
}
