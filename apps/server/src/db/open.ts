import type { Env } from '#server/env.ts';
import { type Database, type DatabaseTimeouts, openDatabase } from './database.ts';
import { type EmbeddedOptions, openEmbeddedDatabase } from './embedded/open.ts';

/**
 * Opens the database that the settings name: another PostgreSQL, or else the embedded one of the data folder. What was
 * opened is closed by the stack.
 */
export async function openFor(
  env: Env,
  { poolSize, timeouts }: { readonly poolSize: number; readonly timeouts: DatabaseTimeouts },
  log: EmbeddedOptions['log'],
  opened: AsyncDisposableStack,
): Promise<Database> {
  const { url } = env.database;
  const embedded =
    url === undefined ? await openEmbeddedDatabase({ dataDir: `${env.dataDir}/postgres`, log }) : null;
  if (embedded !== null) opened.defer(() => embedded.close());
  const db = openDatabase(embedded?.connection ?? { connectionString: url }, poolSize, timeouts);
  opened.defer(() => db.$client.end());
  return db;
}
