import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { vi } from 'vitest';
import { sharedRows } from '#server/cache/shared-rows.ts';
import { TAG_CHANNEL } from '#server/cache/tag-listener.ts';
import type { Database } from '#server/db/database.ts';
import { forgetRows } from './factories.ts';
import { isServed } from './test-app.ts';

const counted = new AsyncLocalStorage<true>();
const MARK = 'counted-statements';
const mark = sharedRows(MARK, async () => ({}));

/**
 * Counts the statements that a piece of work sends to the database with cold caches. Statements inside transactions and
 * those of background jobs that run meanwhile are not counted.
 */
export async function countStatements(db: Database, work: () => Promise<unknown>): Promise<number> {
  if (isServed(db)) await hearAll(db);
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

/**
 * Waits until the server has received all notifications of changes so far. Otherwise one of them could make it read
 * cached rows again while statements are counted.
 */
async function hearAll(db: Database): Promise<void> {
  const before = await mark(db);
  await db.execute(sql`select pg_notify(${TAG_CHANNEL}, ${JSON.stringify([MARK])})`);
  await vi.waitUntil(async () => (await mark(db)) !== before, { timeout: 20_000, interval: 2 });
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
