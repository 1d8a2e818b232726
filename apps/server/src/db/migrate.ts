import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('./migrations/', import.meta.url);
// One number for "migrating", so that several starting nodes take turns.
const LOCK = 7_201_923;

/** Runs the dated migrations that this database has not seen, once under any number of starting nodes. */
export async function migrate(pool: pg.Pool): Promise<readonly string[]> {
  // A connection of its own: waiting for another node, or a long migration, has no time limit; the lock goes with it.
  const client = new pg.Client({ ...pool.options, statement_timeout: 0, lock_timeout: 0, query_timeout: 0 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await runPending(client);
  } finally {
    await client.end();
  }
}

async function runPending(client: pg.Client): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const ran: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const statements = await readFile(new URL(name, folder), 'utf8');
    const checksum = createHash('sha256').update(statements).digest('hex');
    const known = applied.get(name);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`The migration ${name} was edited after it ran.`);
    await runOne(client, name, statements, checksum);
    ran.push(name);
  }
  return ran;
}

async function runOne(client: pg.Client, name: string, statements: string, checksum: string): Promise<void> {
  await client.query('begin');
  try {
    // A live system waits no longer than a second for a migration's locks.
    await client.query("set local lock_timeout = '1s'");
    await client.query(statements);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
