import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient, PoolConfig } from 'pg';
import { committed } from './after-commit.ts';
import { holdConnection } from './connection-of.ts';
import type { Database, Executor, Nothing } from './executor.ts';
import { isStale, preparingClient } from './preparing-client.ts';
import { StatementNames } from './statement-names.ts';
import { isDatabaseAway } from './trouble.ts';
import { WatchedPool } from './watched-pool.ts';

export type { Database, Executor };

/** How long the database may take, in milliseconds, before the server gives up on it. */
export interface DatabaseTimeouts {
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

// The server gives up on a statement first, and says why; a server that is silent cannot.
const SILENCE_MS = 500;

/**
 * Opens a pool; `connection` is what `pg` takes: a connection string, or a socket folder with its names. Statements are
 * prepared unless a pooler between us and the database gives each transaction another connection.
 */
export function openDatabase(
  connection: PoolConfig,
  size: number,
  timeouts: DatabaseTimeouts,
  { prepares = true } = {},
): Database {
  const config = {
    ...connection,
    ...(prepares && { Client: preparingClient(new StatementNames()) }),
    max: size,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.statementMs + SILENCE_MS,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    keepAlive: true,
    // Compiling a query costs more than any of ours takes; a PostgreSQL that is not our own may try to.
    options: '-c jit=off',
  };
  const pool = new WatchedPool(config, timeouts.connectMs);
  const db = drizzle(pool);
  // Each connection keeps its builder: a new one for each transaction would learn the tables anew.
  const builders = new WeakMap<PoolClient, NodePgDatabase<Nothing>>();
  db.transaction = async (work, config) => {
    // Drizzle's own never gives the connection back when even the BEGIN fails.
    const client = await pool.connect();
    // Within a transaction the driver sends each statement without waiting for the answer to the one before. Outside of
    // one it does not: rows that are streamed could not be read that way.
    Object.assign(client, { pipeline: true });
    let lost: Error | undefined;
    try {
      let own: Executor | undefined;
      const builder = builders.get(client) ?? drizzle(client);
      builders.set(client, builder);
      const result = await builder.transaction((tx) => {
        own = tx;
        holdConnection(tx, client);
        return work(tx);
      }, config);
      if (own !== undefined) committed(db, own);
      return result;
    } catch (error) {
      if (error instanceof Error && (isDatabaseAway(error) || isStale(error))) lost = error;
      throw error;
    } finally {
      Object.assign(client, { pipeline: false });
      client.release(lost);
    }
  };
  return db;
}

/** Tells whether an error is a violation of this constraint, which is unique or a check. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && violates(error.cause, constraint)) return true;
  const isRefused = 'code' in error && ['23505', '23514'].includes(String(error.code));
  return isRefused && 'constraint' in error && error.constraint === constraint;
}
