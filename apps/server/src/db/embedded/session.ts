import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { SUPERUSER } from './cluster.ts';

const NAME = 'ayrac keeper';
const PATIENCE_MS = 1_000;

/** SQLSTATE cannot_connect_now: PostgreSQL is starting, recovering or stopping. */
const BUSY = '57P03';

/**
 * Opens a session. Returns `busy` while PostgreSQL starts or stops, and `absent` when none responds or it belongs to
 * another cluster. The session uses the maintenance database, so it does not block work on the site's database.
 */
export async function tryConnect(socket: string, cluster: string): Promise<Client | 'busy' | 'absent'> {
  const client = new Client({
    host: socket,
    port: 5432,
    user: SUPERUSER,
    database: 'postgres',
    application_name: NAME,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A lost connection emits both "error" and "end"; the code listens for "end".
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ data_directory: string }>('show data_directory');
    if (answer.rows[0]?.data_directory === cluster) return client;
    await client.end();
    return 'absent';
  } catch (error) {
    await client.end().catch(() => undefined);
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES') return code === BUSY ? 'busy' : 'absent';
    throw new Error(`The embedded database runs as another user, and only that user may open ${socket}.`);
  }
}

/** Creates the site's database unless it exists; returns whether it was created. */
export async function createDatabase(session: Client, name: string): Promise<boolean> {
  const found = await session.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount !== 0) return false;
  await session.query(`create database "${name}"`);
  return true;
}

/**
 * Counts the sessions besides ours. The caller's own closed connections take a moment to disappear, so it polls for up
 * to a second.
 */
export async function countOthers(session: Client): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await session.query<{ keepers: number; others: number }>(
      `select count(*) filter (where application_name = $1)::int as keepers, count(*)::int as others
         from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [NAME],
    );
    const { keepers, others } = answer.rows[0] ?? { keepers: 0, others: 0 };
    // A session of another process that keeps PostgreSQL open stays; any other session may be about to end.
    if (others === 0 || keepers > 0 || Date.now() > deadline) return others;
    await delay(20);
  }
}
