import type { Pool } from 'pg';
import type { Env } from '#server/env.ts';
import { type Database, type DatabaseTimeouts, openDatabase } from './database.ts';
import { type EmbeddedOptions, openEmbeddedDatabase } from './embedded/open.ts';
import { flushNotifications } from './notify.ts';
import { DatabaseUnavailable } from './trouble.ts';

/** Oldest supported PostgreSQL version. */
const OLDEST = 15;

/** Thrown when the configured database cannot be used; the message tells the operator why. */
export class UnusableDatabase extends Error {}

/**
 * Opens the configured database: an external PostgreSQL, or else the embedded one of the data folder. The stack closes
 * whatever was opened. Throws `UnusableDatabase` when the external one is unreachable, refuses access or is too old.
 */
export async function openFor(
  env: Env,
  { poolSize, timeouts }: { readonly poolSize: number; readonly timeouts: DatabaseTimeouts },
  log: EmbeddedOptions['log'],
  opened: AsyncDisposableStack,
): Promise<Database> {
  const { url, prepares } = env.database;
  const embedded =
    url === undefined ? await openEmbeddedDatabase({ dataDir: `${env.dataDir}/postgres`, log }) : null;
  if (embedded !== null) opened.defer(() => embedded.close());
  const db = openDatabase(embedded?.connection ?? { connectionString: url }, poolSize, timeouts, {
    prepares,
  });
  opened.defer(async () => {
    await flushNotifications(db);
    await db.$client.end();
  });
  if (url !== undefined) refuseOld(await askVersion(db.$client, url));
  return db;
}

/** Throws `UnusableDatabase` for a server that is too old, given its `server_version_num` such as 150018. */
export function refuseOld(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST) return;
  throw new UnusableDatabase(`DATABASE_URL names a PostgreSQL ${major}; ${OLDEST} or newer is needed.`);
}

async function askVersion(pool: Pool, url: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    return Number(rows[0]?.version);
  } catch (error) {
    // Names the address without the password, because the message goes to the log.
    const { host, pathname } = new URL(url);
    throw new UnusableDatabase(`The PostgreSQL of DATABASE_URL (${host}${pathname}): ${reasonOf(error)}`);
  }
}

/**
 * Returns the message of an error. A host name with several addresses fails with one error per address and no message
 * of its own.
 */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return reasonOf(error.cause);
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
