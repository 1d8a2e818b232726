import { eq, type SQL, sql } from 'drizzle-orm';
import { announce } from '#server/cache/announce.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignStats } from './table.ts';

/**
 * Adds one request to the count of a campaign. Must be the last statement of its transaction, so that the row is locked
 * briefly. Taking the last place invalidates the campaign's page.
 */
export async function addApplication(tx: Executor, campaignId: string): Promise<void> {
  const [counted] = await countApplication(tx, '', { campaignId });
  if (counted?.turned === true) await announce(tx, [`campaign:${campaignId}`]);
}

const countApplication = builtOnce((db) =>
  db
    .insert(campaignStats)
    .values({ campaignId: sql.placeholder('campaignId'), applications: 1 })
    .onConflictDoUpdate({
      target: campaignStats.campaignId,
      set: { applications: sql`${campaignStats.applications} + 1` },
    })
    .returning({ turned: hasPlaces(0) }),
);

/** Whether a limited campaign has exactly this many places left. */
function hasPlaces(places: number): SQL<boolean> {
  return sql<boolean>`exists (select from campaign_intake i
    where i.campaign_id = campaign_stats.campaign_id and i.request_limit - i.taken = ${places}::integer)`;
}

/**
 * Subtracts one request from the count of a campaign, so that repeated requests and withdrawals do not raise its rank.
 * Must be the last statement of its transaction.
 */
export async function takeApplicationBack(tx: Executor, campaignId: string): Promise<void> {
  const [counted] = await tx
    .update(campaignStats)
    .set({ applications: sql`greatest(0, ${campaignStats.applications} - 1)` })
    .where(eq(campaignStats.campaignId, campaignId))
    .returning({ turned: hasPlaces(1) });
  if (counted?.turned === true) await announce(tx, [`campaign:${campaignId}`]);
}
