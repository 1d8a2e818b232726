import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { WatchedPool } from './watched-pool.ts';

/** Drizzle's relational query schema, which is not used. */
export type Nothing = Record<string, never>;

/** The database through its connection pool. */
export type Database = NodePgDatabase<Nothing> & { readonly $client: WatchedPool };

/** Runs queries: the pool or a transaction. Query functions take it as their first argument. */
export type Executor = NodePgDatabase<Nothing> | PgTransaction<NodePgQueryResultHKT, Nothing>;
