import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embedded/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedReference } from '#server/seed.ts';

const patient = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };

/** A PostgreSQL with a migrated database. */
export interface MigratedServer {
  /** Options of connections. Their own database is the maintenance database. */
  readonly server: pg.PoolConfig;
  /** Name of the migrated database. */
  readonly templateName: string;
  /** Drops the migrated database, and stops PostgreSQL unless it was given. */
  readonly close: () => Promise<void>;
}

/** Creates the migrated database on the given PostgreSQL, or on an embedded one that it starts. */
export async function openMigratedServer(given: string | undefined): Promise<MigratedServer> {
  const { server, stop } =
    given === undefined
      ? await startEmbedded()
      : { server: { connectionString: given }, stop: async () => undefined };
  // Unique, because two runs may use the same server.
  const templateName = `ayrac_template_${process.pid}`;
  await withMaintenance(server, (client) => client.query(`create database ${templateName}`));
  const template = openDatabase(inDatabase(server, templateName), 2, patient);
  await migrate(template.$client);
  await seedReference(template);
  await template.$client.end();
  return {
    server,
    templateName,
    close: async () => {
      await withMaintenance(server, (client) => client.query(`drop database ${templateName}`));
      await stop();
    },
  };
}

async function startEmbedded(): Promise<{ server: pg.PoolConfig; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-tests-'));
  const silent = { info: () => undefined, warn: () => undefined };
  const embedded = await openEmbeddedDatabase({ dataDir: join(folder, 'postgres'), log: silent });
  const server = { ...embedded.connection };
  // A run that is terminated from outside exits without its teardown. This stops PostgreSQL anyway; only a folder of
  // temporary files remains.
  const postmaster = await withMaintenance(server, readPostmaster);
  const kill = () => void process.kill(postmaster, 'SIGQUIT');
  process.once('exit', kill);
  await withMaintenance(server, dropDurability);
  return {
    server,
    stop: async () => {
      await embedded.close();
      process.off('exit', kill);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The test databases need not survive a power cut, and checkpoints that wait for the disk would cost each test file
 * seconds. Without autovacuum, plans do not depend on when it ran.
 */
async function dropDurability(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query('select pg_reload_conf()');
}

async function readPostmaster(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ note: string }>(`select pg_read_file('postmaster.pid') as note`);
  return Number.parseInt(rows[0]?.note ?? '', 10);
}

async function withMaintenance<Result>(
  server: pg.PoolConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(server);
  await client.connect();
  const result = await work(client);
  await client.end();
  return result;
}

/** Returns the connection options of another database on the same server. */
export function inDatabase(server: pg.PoolConfig, database: string): pg.PoolConfig {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
