import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { copyRows, copyText } from '#server/db/copy-rows.ts';
import type { Database } from '#server/db/database.ts';
import {
  facetFigures,
  facetValues,
  listingKeys,
  listsOf,
  popularityOf,
  searchKey,
  searchTerms,
  searchText,
} from '#server/features/campaign/projection/projection.ts';
import { rankStandings } from '#server/features/campaign/projection/rank-standings.ts';
import { campaignFacet } from '#server/features/campaign/projection/table.ts';
import {
  brandToCampaign,
  campaign,
  campaignListing,
  campaignStats,
  campaignUrl,
  campaignVehicle,
} from '#server/features/campaign/table.ts';
import { bulkLoad } from './bulk-load.ts';
import { campaignAddress, campaignRow, vehicleValues } from './campaign-row.ts';
import { demoCatalogue, type PlannedCampaign } from './demo-catalogue.ts';
import { demoStats } from './demo-stats.ts';
import { demoTimes } from './demo-time.ts';
import type { Say } from './seed-demo.ts';
import { varyCampaign } from './vary-campaign.ts';

const BATCH = 5_000;
const filledTables = [
  'campaign',
  'campaign_vehicle',
  'campaign_stats',
  'brand_to_campaign',
  'campaign_url',
  'campaign_listing',
  'campaign_search',
  'campaign_facet',
];

/** Rows that the added campaigns refer to. All of them exist since the demo was seeded. */
interface Anchors {
  readonly lists: ReadonlyMap<string, string>;
  readonly facets: ReadonlyMap<string, number>;
  readonly provinces: readonly string[];
}

/**
 * Enlarges the demo to `wanted` campaigns by varying its content, with COPY and in one transaction. The list and search
 * rows come from the same functions as those of a single campaign. Returns the number of added campaigns.
 */
export async function growDemo(db: Database, target: number, now: Date, say: Say): Promise<number> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const there = await client.query<{ count: number }>('select count(*)::integer as count from campaign');
    const from = there.rows[0]?.count ?? 0;
    if (target > from) await addCampaigns(client, from, target, now, say);
    await client.query('commit');
    await client.query('analyze');
    return Math.max(0, target - from);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    // Destroys the connection instead of returning it, so that its settings do not reach other users of the pool.
    client.release(true);
  }
}

async function addCampaigns(
  client: PoolClient,
  from: number,
  target: number,
  now: Date,
  say: Say,
): Promise<void> {
  const anchors = await findAnchors(client);
  const { campaigns } = demoCatalogue();
  await client.query(
    `create temporary table new_search (campaign_id uuid, shown text, beside text, popularity integer,
      in_english boolean, end_at timestamptz) on commit drop`,
  );
  await bulkLoad(client, filledTables, async () => {
    for (let start = from; start < target; start += BATCH) {
      const end = Math.min(target, start + BATCH);
      const batch = Array.from({ length: end - start }, (_, offset) => {
        const index = start + offset;
        const planned = campaigns[index % campaigns.length];
        if (planned === undefined) throw new Error('The demo has no content.');
        return varyCampaign(planned, Math.floor(index / campaigns.length), anchors.provinces);
      });
      await copyBatch(client, batch, anchors, now);
      say.info(`  ${end} of ${target} campaigns`);
    }
    await client.query(`insert into campaign_search (campaign_id, title_key, document, popularity, in_english, end_at)
      select campaign_id, shown || ' ' || beside,
        setweight(to_tsvector('simple', shown), 'A') || to_tsvector('simple', beside), popularity, in_english, end_at
      from new_search`);
    say.info('  Building the indexes …');
  });
  await client.query(
    `update campaign_list l set campaigns = counted.campaigns from (
      select list_id, count(*) filter (where end_at > $1)::integer as campaigns from campaign_listing group by list_id
    ) counted where counted.list_id = l.id`,
    [now],
  );
  await client.query('delete from list_facets');
  await rankStandings(drizzle(client), [...anchors.lists.values()], now);
}

async function copyBatch(
  client: PoolClient,
  batch: readonly PlannedCampaign[],
  anchors: Anchors,
  now: Date,
): Promise<void> {
  const made = batch.map((varied) => {
    const stats = demoStats(demoTimes(varied.plan, now), varied.plan, now);
    return { varied, stats, ...rowsOf(varied, popularityOf(stats), anchors, now) };
  });
  await copyRows(
    client,
    campaign,
    made.map(({ row }) => row),
  );
  await copyRows(
    client,
    campaignVehicle,
    made.flatMap(({ vehicle, row }) => (vehicle === null ? [] : [{ campaignId: row.id, ...vehicle }])),
  );
  await copyRows(
    client,
    campaignStats,
    made.map(({ stats, row }) => ({ campaignId: row.id, ...stats })),
  );
  await copyRows(
    client,
    brandToCampaign,
    made.map(({ row }) => ({ brandId: row.brandId, campaignId: row.id })),
  );
  await copyRows(
    client,
    campaignUrl,
    made.map(({ row, varied }) => ({ campaignId: row.id, url: campaignAddress(varied.brand, varied.slug) })),
  );
  await copyRows(
    client,
    campaignListing,
    made.flatMap(({ listings }) => listings),
  );
  await copyRows(
    client,
    campaignFacet,
    made.map(({ facet }) => facet),
  );
  await copyText(
    client,
    'copy new_search from stdin',
    ['campaignId', 'shown', 'beside', 'popularity', 'inEnglish', 'endAt'],
    made.map(({ search }) => search),
  );
  const terms = searchTerms(made.map(({ search }) => searchKey(search)));
  await client.query(
    `insert into search_term (term, weight) select * from unnest($1::text[], $2::integer[])
     on conflict (term) do update set weight = search_term.weight + excluded.weight`,
    [terms.map(({ term }) => term), terms.map(({ weight }) => weight)],
  );
}

function rowsOf(varied: PlannedCampaign, popularity: number, anchors: Anchors, now: Date) {
  const row = campaignRow(varied, now);
  const vehicle = varied.content.vehicle === undefined ? null : vehicleValues(varied.content.vehicle);
  const around = { brandName: varied.brand.name, categories: varied.path, vehicle, popularity };
  const categoryIds = varied.path.map(({ id }) => id);
  const endAt = row.endAt ?? 'infinity';
  const keys = { ...listingKeys(row, popularity), endAt };
  const listings = listsOf(row.brandId, categoryIds).map(({ brandId, categoryId }) => ({
    listId: anchors.lists.get(`${brandId ?? ''} ${categoryId ?? ''}`),
    campaignId: row.id,
    ...keys,
  }));
  const valueIds = facetValues(row, around).map(({ facet, value }) =>
    anchors.facets.get(`${facet} ${value}`),
  );
  return {
    row,
    vehicle,
    listings,
    facet: { campaignId: row.id, categoryIds, valueIds, ...facetFigures(row, around), endAt },
    search: {
      campaignId: row.id,
      ...searchText(row, around),
      popularity,
      inEnglish: Boolean(row.english?.title),
      endAt,
    },
  };
}

async function findAnchors(client: PoolClient): Promise<Anchors> {
  const lists = await client.query<{ id: string; brand: string; category: string }>(
    `select id, coalesce(brand_id::text, '') as brand, coalesce(category_id::text, '') as category from campaign_list`,
  );
  const facets = await client.query<{ id: number; facet: string; value: string }>(
    'select * from facet_value',
  );
  const provinces = await client.query<{ name: string }>('select name from province order by id');
  return {
    lists: new Map(lists.rows.map(({ id, brand, category }) => [`${brand} ${category}`, id])),
    facets: new Map(facets.rows.map(({ id, facet, value }) => [`${facet} ${value}`, id])),
    provinces: provinces.rows.map(({ name }) => name),
  };
}
