import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { prepareJobTables } from './job-tables.ts';
import { inRetriedTransaction, runInBatches } from './migration-steps.ts';
import { UnusableDatabase } from './open.ts';
import { type Migration, readMigration } from './read-migration.ts';

const folder = new URL('./migrations/', import.meta.url);
// Key of the advisory lock under which nodes that start together migrate one after the other.
const LOCK = 7_201_923;
// Every database has this migration first.
const FIRST = '001_text.sql';

/** Runs the pending migrations and returns their names. When several nodes start together, only one runs them. */
export async function migrate(pool: pg.Pool): Promise<readonly string[]> {
  return runMigrations(pool, await readMigrations());
}

/** Runs those of the given migrations that are pending, in order, and returns their names. */
export async function runMigrations(
  pool: pg.Pool,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  // A separate connection without timeouts, since waiting for another node or a long migration may take any time. The
  // lock is released when the connection ends.
  const client = new pg.Client({ ...pool.options, statement_timeout: 0, lock_timeout: 0 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await runPending(client, migrations);
  } finally {
    await client.end();
  }
}

/** Returns all migrations, sorted by name. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => readMigration(name, await readFile(new URL(name, folder), 'utf8'))),
  );
}

async function runPending(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  if (applied.size > 0 && !applied.has(FIRST)) {
    throw new UnusableDatabase(
      'This database was made before the first release, by migrations that are gone: begin with an empty one (another DATA_DIR, or another DATABASE_URL).',
    );
  }
  await prepareJobTables(client);
  const ran: string[] = [];
  for (const migration of migrations) {
    const known = applied.get(migration.name);
    if (known === undefined) {
      await runOne(client, migration);
      ran.push(migration.name);
    } else if (![migration.checksum, ...migration.replaced].includes(known)) {
      throw new Error(`The migration ${migration.name} was changed after it had run.`);
    }
  }
  return ran;
}

async function runOne(client: pg.Client, migration: Migration): Promise<void> {
  const note = () =>
    client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
  await inRetriedTransaction(client, async () => {
    await client.query(migration.statements);
    if (migration.batches === null) await note();
  });
  if (migration.batches === null) return;
  await runInBatches(client, migration.batches.table, migration.batches.statement);
  // Recorded when all batches are done, so an interrupted migration runs again from the start.
  await note();
}
