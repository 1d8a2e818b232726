import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';

type Nothing = Record<string, never>;

/** The pool-backed database. */
export type Database = NodePgDatabase<Nothing> & { readonly $client: Pool };

/** What a query runs on: the pool or a transaction; query functions take it first. */
export type Executor = NodePgDatabase<Nothing> | PgTransaction<NodePgQueryResultHKT, Nothing>;

/** How long the database may take, in milliseconds, before the server gives up on it. */
export interface DatabaseTimeouts {
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

// The server gives up on a statement first, and says why; a server that is silent cannot.
const SILENCE_MS = 500;

/** Opens a pool; `connection` is what `pg` takes: a connection string, or a socket folder with its names. */
export function openDatabase(connection: PoolConfig, size: number, timeouts: DatabaseTimeouts): Database {
  const pool = new Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.statementMs + SILENCE_MS,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    keepAlive: true,
    // Compiling a query costs more than any of ours takes; a PostgreSQL that is not our own may try to.
    options: '-c jit=off',
  });
  // A connection that dies is replaced by the next query; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    // Drizzle's own never gives the connection back when even the BEGIN fails.
    const client = await pool.connect();
    let isLost = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isLost = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return db;
}

/** Tells whether an error says that the database is away or too slow, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause instanceof Error && isDatabaseAway(error.cause)) return true;
  const code = 'code' in error ? String(error.code) : '';
  // 08: connection; 53: resources; 57P0x: shutdown and start; 57014 and 55P03: statement and lock time-outs.
  if (/^(08|53|57P0)/.test(code) || code === '57014' || code === '55P03') return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code)) return true;
  return /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed/.test(
    error.message,
  );
}

/** Tells whether an error is a violation of this unique constraint. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && violates(error.cause, constraint)) return true;
  return (
    'constraint' in error && error.constraint === constraint && 'code' in error && error.code === '23505'
  );
}
