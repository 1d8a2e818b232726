import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { inDatabase } from './global-setup.ts';

/** Generous, because a hundred concurrent requests may wait for ten connections on a busy machine. */
const TIMEOUTS = { connectMs: 20_000, statementMs: 20_000, lockMs: 20_000, idleInTransactionMs: 20_000 };

/** Database of one test file, a copy of the migrated template. */
export interface TestDatabase {
  readonly db: Database;
  /** Connection options, for a second server on the same data. */
  readonly connection: pg.PoolConfig;
  readonly drop: () => Promise<void>;
}

/** Creates a database with all tables and the reference data. */
export function openTestDatabase(poolSize = 10): Promise<TestDatabase> {
  return openCopy(inject('templateName'), poolSize);
}

/** Creates a database without tables. */
export function openEmptyDatabase(): Promise<TestDatabase> {
  return openCopy('template0', 10);
}

async function openCopy(template: string, poolSize: number): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // The default strategy writes every page to the log. Without fsync, copying the files is cheaper.
  await maintain(server, `create database ${name} template ${template} strategy file_copy`);
  const connection = inDatabase(server, name);
  const db = openDatabase(connection, poolSize, TIMEOUTS);
  return {
    db,
    connection,
    drop: async () => {
      if (!db.$client.ended) await db.$client.end();
      await maintain(server, `drop database ${name} with (force)`);
    },
  };
}

async function maintain(server: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
