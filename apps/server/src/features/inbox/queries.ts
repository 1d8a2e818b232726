import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { inboxEntry } from './table.ts';

/** Whether a visitor's report on a campaign has already been counted. */
export async function isCounted(tx: Executor, campaignId: string, countedDigest: string): Promise<boolean> {
  const isThisReport = and(
    eq(inboxEntry.campaignId, campaignId),
    eq(inboxEntry.countedDigest, countedDigest),
  );
  return (await tx.$count(inboxEntry, isThisReport)) > 0;
}

/** Whether the campaign exists and can be reported, ended or not. */
export async function isKnownCampaign(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.id, id), isShown(campaign)));
  return rows.length > 0;
}
