import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { forgetRows } from './factories.ts';

/**
 * Counts the statements that a piece of work sends to the database with cold caches. Statements inside transactions are
 * not counted.
 */
export async function countStatements(db: Database, work: () => Promise<unknown>): Promise<number> {
  forgetRows(db);
  const query = vi.spyOn(db.$client, 'query');
  try {
    await work();
    return query.mock.calls.length;
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
