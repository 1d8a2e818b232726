import type { Database } from '../apps/server/src/db/database.ts';

/** Database queries of a piece of work. */
export interface Queries {
  readonly statements: number;
  /** Milliseconds during which at least one statement was running. */
  readonly busyMs: number;
}

/** Counts and times the statements that pass through the pool during a piece of work. */
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
