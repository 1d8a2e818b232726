import type { PoolClient } from 'pg';
import type { Database } from '../apps/server/src/db/database.ts';
import { seedDemo } from '../apps/server/src/db/demo/seed-demo.ts';

/** What stands beside a campaign, all by its id; `id` columns make their own values. */
const companions = [
  'campaign_vehicle',
  'campaign_stats',
  'brand_to_campaign',
  'campaign_url',
  'campaign_image',
  'campaign_listing',
  'campaign_search',
  'campaign_facet',
];

/** How a column of a copy differs, so that no two campaigns stand at the same place of an order. */
const changes: Readonly<Record<string, string>> = {
  slug: `slug || '-kopya-' || copy.number`,
  end_at: 'end_at + copy.later',
  published_at: 'published_at - copy.later / 2',
  popularity: '(popularity * copy.factor)::integer',
  price: 'round(price * copy.factor::numeric, 2)',
};

/**
 * Brings the catalogue to a number of campaigns: the demo first, then copies of it with all rows that lists and
 * search read. Copied by SQL, as writing a hundred thousand one by one takes longer than all measurements.
 */
export async function fillCatalogue(db: Database, size: number, now: Date): Promise<void> {
  const pool = db.$client;
  const count = async () => {
    const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from campaign');
    return rows[0]?.count ?? 0;
  };
  if ((await count()) === 0) await seedDemo(db, now, { info: () => undefined });
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Copies refer to what their originals refer to: nothing is left to check.
    await client.query('set local session_replication_role = replica');
    await client.query(
      `create temporary table copy on commit drop as
       select c.id as old_id, gen_random_uuid() as new_id, row_number() over () as number,
         random() * interval '60 days' as later, 0.05 + random() as factor
       from campaign c cross join generate_series(1, $1::integer / (select count(*)::integer from campaign) + 1)
       order by random() limit $2::integer`,
      [size, size - (await count())],
    );
    await copyRows(client, 'campaign', 'id');
    for (const table of companions) await copyRows(client, table, 'campaign_id');
    await client.query(
      `update campaign_list l set campaigns =
         (select count(*) from campaign_listing where list_id = l.id and end_at > $1)`,
      [now],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function copyRows(client: PoolClient, table: string, key: 'id' | 'campaign_id'): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> all($2)`,
    [table, key === 'id' ? [] : ['id']],
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => (name === key ? 'copy.new_id' : (changes[name] ?? name)));
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${values.join(', ')} from ${table} join copy on copy.old_id = ${table}.${key}`,
  );
}
