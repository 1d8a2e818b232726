import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { forgetRows } from './factories.ts';

const counted = new AsyncLocalStorage<true>();

/**
 * Counts the statements that a piece of work sends to the database with cold caches. Statements inside transactions and
 * those of background jobs that run meanwhile are not counted.
 */
export async function countStatements(db: Database, work: () => Promise<unknown>): Promise<number> {
  forgetRows(db);
  const client: { query: (...sent: unknown[]) => unknown } = db.$client;
  const send = client.query.bind(client);
  let count = 0;
  const query = vi.spyOn(client, 'query').mockImplementation((...sent) => {
    if (counted.getStore()) count += 1;
    return send(...sent);
  });
  try {
    // Awaited inside, because an injected request is only sent when it is.
    await counted.run(true, async () => {
      await work();
    });
    return count;
  } finally {
    query.mockRestore();
  }
}

/** Counts the statements that match a pattern, including those inside transactions. */
export async function countStatementsWith(words: RegExp, work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(work)).filter((text) => words.test(text)).length;
}

/** Returns the statements that a piece of work sends to the database, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([sent]: readonly unknown[]) =>
      typeof sent === 'string' ? sent : String(Object(sent).text),
    );
  } finally {
    query.mockRestore();
  }
}
