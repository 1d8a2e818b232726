import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCampaign } from '#server/testing/factories.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { campaignListing, campaignStats } from '../table.ts';
import { popularityOf } from './projection.ts';
import { refreshPopularity } from './refresh-popularity.ts';
import { campaignSearch } from './table.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

it.each([
  { views: 0, applications: 0, clicks: 0, followers: 0 },
  { views: 1_234, applications: 7, clicks: 31, followers: 12 },
  { views: 5, applications: 0, clicks: 1, followers: 0 },
  { views: 14, applications: 1, clicks: 0, followers: 0 },
])('orders lists and search by the same popularity as a saved campaign: %o', async (stats) => {
  const { db } = database;
  const { id } = await makeCampaign(db);
  await db.update(campaignStats).set(stats).where(eq(campaignStats.campaignId, id));
  await refreshPopularity(db);
  const expected = popularityOf(stats);
  const listings = await db
    .selectDistinct({ popularity: campaignListing.popularity })
    .from(campaignListing)
    .where(eq(campaignListing.campaignId, id));
  expect(listings).toEqual([{ popularity: expected }]);
  const [search] = await db.select().from(campaignSearch).where(eq(campaignSearch.campaignId, id));
  expect(search?.popularity).toBe(expected);
});

it('updates any number of campaigns in one run', async () => {
  const { db } = database;
  const { id } = await makeCampaign(db);
  await db.execute(sql`
    with copies as (
      insert into campaign (slug, category_id, brand_id, title, name)
      select 'kopya-' || n, category_id, brand_id, title, name
      from campaign, generate_series(1, 1100) n where id = ${id} returning id
    ), counted as (
      insert into campaign_stats (campaign_id, applications) select id, 3 from copies
    )
    insert into campaign_search (campaign_id, title_key, document, popularity, end_at)
    select id, '', '', 0, 'infinity' from copies`);
  await refreshPopularity(db);
  expect(await db.$count(campaignSearch, eq(campaignSearch.popularity, 150))).toBe(1_100);
});
