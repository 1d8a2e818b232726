import { vi } from 'vitest';
import type { Database } from '#server/db/database.ts';

/** How many statements a piece of work sends to the database, outside of transactions. */
export async function countStatements(db: Database, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(db.$client, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
