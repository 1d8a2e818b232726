import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { WatchedPool } from './watched-pool.ts';

/** No table is known by a name of its own. */
export type Nothing = Record<string, never>;

/** The pool-backed database. */
export type Database = NodePgDatabase<Nothing> & { readonly $client: WatchedPool };

/** What a query runs on: the pool or a transaction; query functions take it first. */
export type Executor = NodePgDatabase<Nothing> | PgTransaction<NodePgQueryResultHKT, Nothing>;
