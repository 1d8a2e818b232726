import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '../table.ts';
import { placeCampaigns } from './place-campaigns.ts';
import { writeProjections } from './write-projections.ts';

const AT_ONCE = 200;

/** Writes anew what the campaigns that match are found by, some at a time in the caller's transaction. */
export async function projectAgain(tx: Executor, matches: SQL, now: Date): Promise<void> {
  let part = await listCampaigns(tx, matches);
  while (part.length > 0) {
    await writeProjections(tx, await placeCampaigns(tx, part), now);
    part = await listCampaigns(tx, matches, part.at(-1));
  }
}

async function listCampaigns(tx: Executor, matches: SQL, after?: string): Promise<string[]> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(matches, after === undefined ? undefined : gt(campaign.id, after)))
    .orderBy(asc(campaign.id))
    .limit(AT_ONCE);
  return rows.map((row) => row.id);
}
