import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCampaign } from '#server/testing/factories.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { campaignStats } from './table.ts';
import { addApplications, takeApplicationsBack } from './writes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

it.each([
  ['an addition', addApplications, 1],
  ['a subtraction', takeApplicationsBack, -1],
])('%s for many campaigns waits for the first before it locks another', async (_name, count, by) => {
  const { db } = database;
  const made = await Promise.all(Array.from({ length: 12 }, () => makeCampaign(db)));
  const ids = made.map(({ id }) => id).toSorted();
  const areOf = inArray(campaignStats.campaignId, ids);
  await db.update(campaignStats).set({ applications: 1 }).where(areOf);
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  let counting: Promise<void> | undefined;
  await db.transaction(async (other) => {
    await addApplications(other, ids.slice(0, 1));
    counting = db.transaction((tx) => count(tx, ids.toReversed()));
    await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
    await other.execute(sql`
      select from campaign_stats where campaign_id = any(${sql.param(ids.slice(1))}::uuid[]) for update nowait`);
  });
  await counting;
  const counted = await db.select().from(campaignStats).where(areOf).orderBy(campaignStats.campaignId);
  const others = ids.slice(1).map(() => 1 + by);
  expect(counted.map(({ applications }) => applications)).toEqual([2 + by, ...others]);
});
