import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient, PoolConfig } from 'pg';
import { committed } from './after-commit.ts';
import { awaitAnswers } from './answer-timeout.ts';
import { answeringClient, isStale } from './answering-client.ts';
import { holdConnection } from './connection-of.ts';
import type { Database, Executor, Nothing } from './executor.ts';
import { StatementNames } from './statement-names.ts';
import { isDatabaseUnavailable } from './trouble.ts';
import { WatchedPool } from './watched-pool.ts';

export type { Database, Executor };

/** Timeouts of the database, in milliseconds. */
export interface DatabaseTimeouts {
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

/**
 * After this time an unused connection is closed, in milliseconds. With the driver's ten seconds, each burst of requests
 * waits for new connections, which read the catalogue of PostgreSQL and prepare every statement again.
 */
const IDLE_MS = 10 * 60_000;

/**
 * Opens a pool. `connection` holds options of `pg`: a connection string, or a socket folder with user and database. Set
 * `prepares` to false when a pooler such as PgBouncer may give each transaction another connection.
 */
export function openDatabase(
  connection: PoolConfig,
  size: number,
  timeouts: DatabaseTimeouts,
  { prepares = true } = {},
): Database {
  const config = {
    ...connection,
    Client: answeringClient(prepares ? new StatementNames() : undefined),
    max: size,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    keepAlive: true,
    // JIT compilation takes longer than any of our queries, and sharing a query among processes takes up to twice the
    // processor time. An external PostgreSQL may have both enabled.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  };
  const pool = new WatchedPool(config, timeouts.connectMs);
  pool.on('connect', (client) => awaitAnswers(client, timeouts.statementMs));
  const db = drizzle(pool);
  // Each connection keeps its query builder, since creating one per transaction would process the table definitions
  // again.
  const builders = new WeakMap<PoolClient, NodePgDatabase<Nothing>>();
  db.transaction = async (work, config) => {
    // Drizzle's own `transaction` never releases the connection when BEGIN fails.
    const client = await pool.connect();
    // In a transaction, the driver sends each statement without waiting for the previous result (pipelining). It stays
    // off otherwise, because rows could not be streamed.
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
      if (error instanceof Error && (isDatabaseUnavailable(error) || isStale(error))) lost = error;
      throw error;
    } finally {
      Object.assign(client, { pipeline: false });
      // A transaction may have allowed itself more time.
      awaitAnswers(client, timeouts.statementMs);
      client.release(lost);
    }
  };
  return db;
}

/** Whether an error is a violation of this unique or check constraint. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && violates(error.cause, constraint)) return true;
  const isRefused = 'code' in error && ['23505', '23514'].includes(String(error.code));
  return isRefused && 'constraint' in error && error.constraint === constraint;
}
