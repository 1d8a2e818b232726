import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { SUPERUSER } from './cluster.ts';

const NAME = 'ayrac keeper';
const PATIENCE_MS = 1_000;

/** PostgreSQL's own "cannot connect now": it starts, recovers from a crash, or stops. */
const BUSY = '57P03';

/**
 * A session of our own; `busy` while PostgreSQL starts or stops, `absent` when none answers or it belongs to
 * another cluster. It sits in the maintenance database, where it is in nobody's way.
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
  // A lost connection is told twice, by "error" and by "end"; we listen to the end.
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
    throw new Error(`The embedded database is run by another user, who alone may open ${socket}.`);
  }
}

/** Makes the site's database unless it is there; true when it was made now. */
export async function createDatabase(session: Client, name: string): Promise<boolean> {
  const found = await session.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount !== 0) return false;
  await session.query(`create database "${name}"`);
  return true;
}

/** Sessions besides ours. Our caller's own take a moment to vanish after it closed them, so we look twice. */
export async function countOthers(session: Client): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await session.query<{ keepers: number; others: number }>(
      `select count(*) filter (where application_name = $1)::int as keepers, count(*)::int as others
         from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [NAME],
    );
    const { keepers, others } = answer.rows[0] ?? { keepers: 0, others: 0 };
    // Another keeper stays; anybody else may be on the way out.
    if (others === 0 || keepers > 0 || Date.now() > deadline) return others;
    await delay(20);
  }
}
