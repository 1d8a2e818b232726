import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { inDatabase, openMigratedServer } from './migrated-server.ts';

/** Generous, because a hundred concurrent requests may wait for five connections on a busy machine. */
const TIMEOUTS = { connectMs: 20_000, statementMs: 20_000, lockMs: 20_000, idleInTransactionMs: 20_000 };
const POOL_SIZE = 5;

/** Database of one test file, a copy of the migrated template. */
export interface TestDatabase {
  readonly db: Database;
  /** Connection options, for a second server on the same data. */
  readonly connection: pg.PoolConfig;
  readonly drop: () => Promise<void>;
}

/**
 * Creates a database with all tables and the reference data. Every connection costs PostgreSQL a process with caches of
 * its own, so there are only a few.
 */
export function openTestDatabase(poolSize = POOL_SIZE): Promise<TestDatabase> {
  return openCopy(inject('templateName'), poolSize);
}

/** Opens the same on the embedded PostgreSQL, even when the other tests use an external one. */
export async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE_URL === undefined) return openTestDatabase();
  const { server, templateName, close } = await openMigratedServer(undefined);
  const connection = inDatabase(server, templateName);
  const db = openDatabase(connection, POOL_SIZE, TIMEOUTS);
  return {
    db,
    connection,
    drop: async () => {
      if (!db.$client.ended) await db.$client.end();
      await close();
    },
  };
}

/** Creates a database without tables. */
export function openEmptyDatabase(): Promise<TestDatabase> {
  return openCopy('template0', POOL_SIZE);
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

/** Connections to the maintenance databases, by server. Each stays open until it is lost or its process ends. */
const maintenance = new Map<string, Promise<pg.Client>>();

/** Runs a statement in the maintenance database of a server. */
export async function maintain(server: pg.PoolConfig, statement: string): Promise<void> {
  const key = JSON.stringify(server);
  const connection = maintenance.get(key) ?? connect(server, () => maintenance.delete(key));
  maintenance.set(key, connection);
  await (await connection).query(statement);
}

/** Connects to a server. `onLost` is called when that fails, and when the connection ends. */
async function connect(server: pg.PoolConfig, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client(server);
  // The server may stop before this process ends, and a lost connection must not fail a test.
  client.on('error', () => undefined);
  client.on('end', onLost);
  try {
    await client.connect();
  } catch (error) {
    onLost();
    throw error;
  }
  return client;
}
