import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderOf } from '#server/resource/list-records.ts';
import { selectRows } from '#server/resource/rows.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { subscriptionRecords } from './office.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const sorts = Object.keys(subscriptionRecords.sorts).flatMap((name) => [name, `-${name}`]);

it.each(sorts)('readers are paged by an index in the order %s', async (sort) => {
  const page = selectRows(database.db, subscriptionRecords)
    .orderBy(orderOf(subscriptionRecords, sort).order)
    .limit(50);
  const plan = await database.db.transaction(async (tx) => {
    // The table is small, so what is quick with few rows is disabled.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const { rows } = await tx.execute(sql`explain ${page.getSQL()}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toContain('Sort');
});
