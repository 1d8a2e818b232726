import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCampaign } from '#server/testing/factories.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { dropEnded, recountAll, recountEnded } from './refresh-lists.ts';

// The factories use the real clock.
const now = new Date();
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let database: TestDatabase;
let listener: pg.Client;
let brandId: string;
const received: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  ({ brandId } = await makeCampaign(db, { endAt: inMinutes(10) }));
  const { categoryId } = await makeCampaign(db, { brandId, endAt: inMinutes(20) });
  await makeCampaign(db, { brandId, categoryId });
  listener = new pg.Client(database.connection);
  await listener.connect();
  listener.on('notification', ({ payload }) => received.push(payload ?? ''));
  await listener.query('listen page_tags');
});
afterAll(async () => {
  await listener.end();
  await database.drop();
});

async function countsOfBrand(): Promise<{ campaigns: number; requests: number; rows: number } | undefined> {
  const { rows } = await database.db.execute<{ campaigns: number; requests: number; rows: number }>(sql`
    select l.campaigns, l.requests,
      (select count(*)::integer from campaign_listing g where g.list_id = l.id) as rows
    from campaign_list l where brand_id = ${brandId} and category_id is null`);
  return rows[0];
}

/** Returns the notifications since the last call. A query on the same connection delivers pending ones first. */
async function announced(): Promise<string[]> {
  await listener.query('select 1');
  return received.splice(0);
}

it('removes an ended campaign from the counts and notifies every node', async () => {
  await announced();
  expect(await countsOfBrand()).toMatchObject({ campaigns: 3 });
  await database.db.execute(sql`insert into list_facets select id, '{}' from campaign_list`);
  await recountEnded(database.db, inMinutes(11));
  expect(await countsOfBrand()).toMatchObject({ campaigns: 2 });
  expect(await announced()).toEqual(['["home","categories","brands"]']);
});

it('deletes the filter counts of the affected lists only', async () => {
  const { rows } = await database.db.execute(sql`
    select coalesce(bool_or(l.brand_id = ${brandId} and l.category_id is null), false) as own,
      count(*) > 0 as others
    from list_facets k join campaign_list l on l.id = k.list_id`);
  expect(rows).toEqual([{ own: false, others: true }]);
});

it('sends no notification when the counts are unchanged', async () => {
  await recountEnded(database.db, inMinutes(12));
  expect(await announced()).toEqual([]);
});

it('recounts in the hourly run what the short run skips', async () => {
  await recountEnded(database.db, inMinutes(120));
  expect(await countsOfBrand()).toMatchObject({ campaigns: 2 });
  await recountAll(database.db, inMinutes(120));
  expect(await countsOfBrand()).toMatchObject({ campaigns: 1 });
});

it('counts the requests of live campaigns', async () => {
  await database.db.execute(sql`update campaign_stats set applications = 4`);
  await recountAll(database.db, now);
  expect(await countsOfBrand()).toMatchObject({ requests: 12 });
});

it('removes ended campaigns from the lists', async () => {
  expect(await countsOfBrand()).toMatchObject({ rows: 3 });
  await dropEnded(database.db, inMinutes(11));
  expect(await countsOfBrand()).toMatchObject({ rows: 2 });
});
