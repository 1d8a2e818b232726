import { type SQL, sql } from 'drizzle-orm';
import { announce } from '#server/cache/announce.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignStats } from './table.ts';

/**
 * Adds one request to the count of a campaign. Must be the last statement of its transaction, so that the row is locked
 * briefly. Taking the last place invalidates the campaign's page.
 */
export async function addApplication(tx: Executor, campaignId: string): Promise<void> {
  await announceTurned(tx, await countApplication(tx, '', { campaignId }));
}

const countApplication = builtOnce((db) =>
  db
    .insert(campaignStats)
    .values({ campaignId: sql.placeholder('campaignId'), applications: 1 })
    .onConflictDoUpdate({
      target: campaignStats.campaignId,
      set: { applications: sql`${campaignStats.applications} + 1` },
    })
    .returning({ id: campaignStats.campaignId, turned: isFull }),
);

/** Whether a limited campaign has no places left. */
const isFull = sql<boolean>`exists (select from campaign_intake i
  where i.campaign_id = campaign_stats.campaign_id and i.taken = i.request_limit)`;

/** Adds several requests to the counts of their campaigns, likewise, in a fixed order. */
export async function addApplications(tx: Executor, campaignIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<Counted>(sql`
    insert into campaign_stats (campaign_id, applications)
    select id, count(*) from ${sentIds(campaignIds)} group by id order by id
    on conflict (campaign_id) do update set applications = campaign_stats.applications + excluded.applications
    returning campaign_id as id, ${isFull} as turned`);
  await announceTurned(tx, rows);
}

/**
 * Subtracts requests from the counts of their campaigns, so that repeated requests and withdrawals do not raise their
 * rank. Must be the last statement of its transaction, and locks the rows in the same order as `addApplications`.
 */
export async function takeApplicationsBack(tx: Executor, campaignIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<Counted>(sql`
    with back as (
      select id, count(*)::integer as requests from ${sentIds(campaignIds)} group by id
    ), held as (
      select s.campaign_id, back.requests from campaign_stats s join back on back.id = s.campaign_id
      order by s.campaign_id for no key update of s
    )
    update campaign_stats s set applications = greatest(0, s.applications - held.requests)
    from held where s.campaign_id = held.campaign_id
    returning s.campaign_id as id, exists (select from campaign_intake i
      where i.campaign_id = s.campaign_id and i.request_limit - i.taken between 1 and held.requests) as turned`);
  await announceTurned(tx, rows);
}

/** Campaign whose requests were counted, and whether this filled it or freed a place. */
interface Counted extends Record<string, unknown> {
  readonly id: string;
  readonly turned: boolean;
}

async function announceTurned(tx: Executor, counted: readonly Counted[]): Promise<void> {
  const tags = counted.filter(({ turned }) => turned).map(({ id }) => `campaign:${id}`);
  if (tags.length > 0) await announce(tx, tags);
}

function sentIds(ids: readonly string[]): SQL {
  return sql`unnest(${sql.param([...ids])}::uuid[]) as id`;
}
