import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embedded/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedReference } from '#server/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Server on which test databases are created. Its own database is the maintenance database; the migrated template
     * is `templateName`.
     */
    testServer: pg.PoolConfig;
    templateName: string;
  }
}

const patient = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };

/** Uses the PostgreSQL of TEST_DATABASE_URL for all tests, or starts the embedded one. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUp(project, process.env.TEST_DATABASE_URL);
}

/** Creates the migrated template on the given PostgreSQL or on an embedded one. Returns the teardown. */
export async function setUp(project: TestProject, given: string | undefined): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-tests-'));
  const silent = { info: () => undefined, warn: () => undefined };
  const embedded =
    given === undefined
      ? await openEmbeddedDatabase({ dataDir: join(folder, 'postgres'), log: silent })
      : null;
  const server: pg.PoolConfig = embedded?.connection ?? { connectionString: given };
  // A run that is terminated from outside exits without its teardown. This stops PostgreSQL anyway; only a folder of
  // temporary files remains.
  let stop = () => {};
  if (embedded !== null) {
    const postmaster = await withMaintenance(server, readPostmaster);
    stop = () => void process.kill(postmaster, 'SIGQUIT');
    process.once('exit', stop);
    await withMaintenance(server, dropDurability);
  }
  // Unique, because two projects may use the same server.
  const templateName = `ayrac_template_${process.pid}_${project.name.replaceAll('-', '_')}`;
  await withMaintenance(server, (client) => client.query(`create database ${templateName}`));
  const template = openDatabase(inDatabase(server, templateName), 2, patient);
  await prepare(template);
  project.provide('testServer', { ...server });
  project.provide('templateName', templateName);
  return async () => {
    await withMaintenance(server, (client) => client.query(`drop database ${templateName}`));
    await embedded?.close();
    process.off('exit', stop);
    await rm(folder, { recursive: true, force: true });
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

async function prepare(template: Database): Promise<void> {
  await migrate(template.$client);
  await seedReference(template);
  await template.$client.end();
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
