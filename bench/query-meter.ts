import type { Database } from '../apps/server/src/db/database.ts';

/** What a piece of work asked of the database. */
export interface Queries {
  readonly statements: number;
  /** Milliseconds during which at least one statement was on its way. */
  readonly busyMs: number;
}

/** Counts and times what goes through the pool while a piece of work is done. */
export async function meterQueries(db: Database, work: () => Promise<unknown>): Promise<Queries> {
  const pool = db.$client;
  const query = pool.query;
  let statements = 0;
  let busyMs = 0;
  let running = 0;
  let since = 0;
  const ask = async (...request: Parameters<typeof query>) => {
    statements += 1;
    if (running === 0) since = performance.now();
    running += 1;
    try {
      return await Reflect.apply(query, pool, request);
    } finally {
      running -= 1;
      if (running === 0) busyMs += performance.now() - since;
    }
  };
  pool.query = ask as typeof query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return { statements, busyMs };
}
