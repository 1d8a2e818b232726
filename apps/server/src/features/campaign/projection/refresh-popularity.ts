import { sql } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Database } from '#server/db/database.ts';

const CAMPAIGNS_AT_ONCE = 500;

/** The formula of `popularityOf` in SQL. */
const popularity = sql`(s.applications * 50 + s.followers * 10 + s.clicks * 2 + round(s.views / 10.0)::integer)`;

/** Updates the popularity in lists and search from the latest counts, in batches. */
export async function refreshPopularity(db: Database): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<{ id: string; popularity: number }>(sql`
      select s.campaign_id as id, ${popularity} as popularity
      from campaign_stats s join campaign_search f using (campaign_id)
      where s.campaign_id > ${after} and f.popularity <> ${popularity}
      order by s.campaign_id limit ${CAMPAIGNS_AT_ONCE}`);
    await write(db, rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < CAMPAIGNS_AT_ONCE) return;
    after = last.id;
  }
}

async function write(db: Database, found: readonly { id: string; popularity: number }[]): Promise<void> {
  if (found.length === 0) return;
  const fresh = sql`unnest(${sql.param(found.map(({ id }) => id))}::uuid[],
    ${sql.param(found.map((one) => one.popularity))}::integer[]) as fresh (campaign_id, popularity)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`update campaign_listing l set popularity = fresh.popularity
      from ${fresh} where l.campaign_id = fresh.campaign_id`);
    await tx.execute(sql`update campaign_search f set popularity = fresh.popularity
      from ${fresh} where f.campaign_id = fresh.campaign_id`);
    await announce(tx, catalogueTags);
  });
}
