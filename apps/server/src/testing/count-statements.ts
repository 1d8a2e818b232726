import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { forgetRows } from './factories.ts';

/** How many statements a piece of work sends to the database, outside of transactions, where nothing is remembered. */
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

/** How many statements with certain words a piece of work sends to the database, in transactions, too. */
export async function countStatementsWith(words: RegExp, work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(work)).filter((text) => words.test(text)).length;
}

/** The statements that a piece of work sends to the database, in their order. */
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
