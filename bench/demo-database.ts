import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/db/embedded/open.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { seedDemo } from '../apps/server/src/demo/seed-demo.ts';
import { seedReference } from '../apps/server/src/seed.ts';
import { CommandError } from '../scripts/steps.mjs';

const CONNECTIONS = 4;
const patient = { connectMs: 30_000, statementMs: 600_000, lockMs: 60_000, idleInTransactionMs: 600_000 };

/** Separate database with demo data. */
export interface DemoDatabase {
  readonly db: Database;
  /** Data folder for sites that join this database. */
  readonly dataDir: string;
  readonly connection: PoolConfig;
  readonly log: { readonly info: () => void; readonly warn: (line: string) => void };
  readonly now: Date;
  /** Aborted when the user stops the measurement. */
  readonly stopping: AbortSignal;
}

/** Runs a measurement on a new database, and removes it afterwards. */
export async function withDatabase<Result>(
  say: (line: string) => void,
  work: (demo: DemoDatabase) => Promise<Result>,
  connections = CONNECTIONS,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-bench-'));
  const log = { info: () => undefined, warn: say };
  const embedded = await openEmbeddedDatabase({ dataDir: join(folder, 'postgres'), log });
  const db = openDatabase(embedded.connection, connections, patient);
  const stopping = new AbortController();
  // PostgreSQL does not receive Ctrl+C, so running queries are cancelled for an orderly end.
  const stop = () => {
    stopping.abort(new CommandError('Stopped.'));
    const others = 'pid <> pg_backend_pid() and datname = current_database()';
    db.$client.query(`select pg_cancel_backend(pid) from pg_stat_activity where ${others}`).catch(() => {});
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await migrate(db.$client);
    await seedReference(db);
    const now = new Date();
    await seedDemo(db, now, log);
    return await work({
      db,
      dataDir: folder,
      connection: embedded.connection,
      log,
      now,
      stopping: stopping.signal,
    });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await db.$client.end();
    await embedded.close();
    await rm(folder, { recursive: true, force: true });
  }
}
