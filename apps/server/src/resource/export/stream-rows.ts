import { once } from 'node:events';
import type { SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import QueryStream from 'pg-query-stream';
import type { Database } from '#server/db/database.ts';

const ROWS_AT_ONCE = 500;
/** Time limit for reading the rows of a file, because a slow reader keeps a connection of the pool. */
export const LONGEST_MS = 120_000;

/**
 * Yields the rows of a query, each as a list of values, at the pace of the reader. A connection is held from the first
 * row to the last, or until the reader stops.
 */
export async function* streamRows(db: Database, query: SQLWrapper): AsyncGenerator<readonly unknown[]> {
  const { sql, params } = new PgDialect().sqlToQuery(query.getSQL());
  const client = await db.$client.connect();
  let failure: Error | undefined;
  try {
    // Raises the statement timeout, which includes the time that the reader takes.
    await client.query('begin read only');
    await client.query(`set local statement_timeout = ${LONGEST_MS}`);
    const stream = new QueryStream(sql, params, { batchSize: ROWS_AT_ONCE, rowMode: 'array' });
    const rows = client.query(Object.assign(stream, { query_timeout: LONGEST_MS }));
    const closed = once(rows, 'close');
    try {
      for await (const row of rows) yield row;
    } finally {
      rows.destroy();
      await closed;
    }
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    await client.query('rollback').catch((error: Error) => {
      failure = error;
    });
    client.release(failure);
  }
}
