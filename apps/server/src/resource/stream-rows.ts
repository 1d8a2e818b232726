import { once } from 'node:events';
import QueryStream from 'pg-query-stream';
import type { Database } from '#server/db/database.ts';

const ROWS_AT_ONCE = 500;
/** Whoever reads more slowly is hung up on: they hold a connection of the pool. */
const LONGEST_MS = 120_000;

/**
 * The rows of a query, each as a list of its values, as fast as they are taken. The connection is taken with the first
 * row and given back with the last, or as soon as nobody reads on.
 */
export async function* streamRows(
  db: Database,
  { sql, params }: { readonly sql: string; readonly params: readonly unknown[] },
): AsyncGenerator<readonly unknown[]> {
  const client = await db.$client.connect();
  let failure: Error | undefined;
  try {
    // The usual limit of a statement counts the time of its reader, too.
    await client.query('begin read only');
    await client.query(`set local statement_timeout = ${LONGEST_MS}`);
    const stream = new QueryStream(sql, [...params], { batchSize: ROWS_AT_ONCE, rowMode: 'array' });
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
