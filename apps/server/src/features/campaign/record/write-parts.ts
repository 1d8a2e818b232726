import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brandToCampaign, type campaign, campaignStats, campaignVehicle } from '../table.ts';
import type { Vehicle } from './queries.ts';

/** Related rows of a campaign. */
export interface CampaignParts {
  /** Unchanged when absent, removed when null. */
  readonly vehicle?: Vehicle | null;
}

/** Writes the related rows of a campaign. Its counts begin at zero; visitors raise them. */
export async function writeParts(
  tx: Executor,
  { id, brandId }: typeof campaign.$inferSelect,
  { vehicle }: CampaignParts,
): Promise<void> {
  if (vehicle !== undefined) {
    await tx.delete(campaignVehicle).where(eq(campaignVehicle.campaignId, id));
    if (vehicle !== null) await tx.insert(campaignVehicle).values({ ...vehicle, campaignId: id });
  }
  await tx.insert(campaignStats).values({ campaignId: id }).onConflictDoNothing();
  await linkBrand(tx, id, brandId);
}

/** Writes the specified link of brand and campaign. An existing link keeps its id. */
async function linkBrand(tx: Executor, campaignId: string, brandId: string): Promise<void> {
  const links = await tx
    .select({ brandId: brandToCampaign.brandId })
    .from(brandToCampaign)
    .where(eq(brandToCampaign.campaignId, campaignId));
  if (links.length === 1 && links[0]?.brandId === brandId) return;
  await tx.delete(brandToCampaign).where(eq(brandToCampaign.campaignId, campaignId));
  await tx.insert(brandToCampaign).values({ brandId, campaignId });
}
