import { eq } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { brand, brandToCampaign } from '#server/features/brand/table.ts';
import { placeCampaigns } from './projection/place-campaigns.ts';
import { writeProjections } from './projection/write-projections.ts';
import { campaign, campaignImage, campaignStats, campaignUrl, campaignVehicle } from './table.ts';
import { chooseSlug, retireSlug } from './writes.ts';

/** A detail picture, and the one with English words where it has any. */
interface CampaignImage {
  readonly hash: string;
  readonly alt: string;
  readonly english?: { readonly hash: string; readonly alt: string };
}

/** A campaign as it is to be stored, with all that belongs to it. */
export interface CampaignToSave {
  /** Absent for a new one. */
  readonly id?: string;
  readonly values: Omit<typeof campaign.$inferInsert, 'id' | 'slug' | 'createdAt' | 'updatedAt'>;
  readonly vehicle: Omit<typeof campaignVehicle.$inferInsert, 'campaignId'> | null;
  /** Only where the counts are known from elsewhere; visitors make them else. */
  readonly stats?: Omit<typeof campaignStats.$inferInsert, 'campaignId'>;
  readonly images: readonly CampaignImage[];
  readonly urls: readonly string[];
}

/** Stores a campaign with everything that belongs to it and the rows it is found by, in one transaction. */
export function saveCampaign(
  db: Database,
  wanted: CampaignToSave,
  now: Date,
): Promise<{ id: string; slug: string }> {
  return db.transaction(async (tx) => {
    await holdBrand(tx, wanted.values.brandId);
    const slug = await chooseSlug(tx, 'campaign', wanted.values.title, wanted.id);
    const row = await writeRow(tx, wanted, slug, now);
    await writeParts(tx, row.id, wanted);
    const placed = await placeCampaigns(tx, [row.id]);
    await writeProjections(tx, placed, now);
    const path = placed.flatMap(({ placement }) => placement.categories);
    const categoryTags = path.map((step) => `category:${step.id}`);
    await announce(tx, [...catalogueTags, `campaign:${row.id}`, `brand:${row.brandId}`, ...categoryTags]);
    return { id: row.id, slug };
  });
}

/** Before anything else of the campaign, as the office does: a brand that is written meanwhile is waited for. */
async function holdBrand(tx: Executor, id: string): Promise<void> {
  await tx.select({ id: brand.id }).from(brand).where(eq(brand.id, id)).for('share');
}

async function writeRow(tx: Executor, wanted: CampaignToSave, slug: string, now: Date) {
  const values = { ...wanted.values, slug, updatedAt: now };
  if (wanted.id === undefined) {
    const [row] = await tx.insert(campaign).values(values).returning();
    if (row === undefined) throw new Error('The database stored a campaign and returned none.');
    return row;
  }
  const [before] = await tx
    .select({ slug: campaign.slug })
    .from(campaign)
    .where(eq(campaign.id, wanted.id))
    .for('update');
  if (before === undefined) throw new Error(`There is no campaign ${wanted.id}.`);
  await retireSlug(tx, 'campaign', wanted.id, slug);
  const [row] = await tx.update(campaign).set(values).where(eq(campaign.id, wanted.id)).returning();
  if (row === undefined) throw new Error(`The campaign ${wanted.id} vanished while it was stored.`);
  return row;
}

async function writeParts(tx: Executor, id: string, wanted: CampaignToSave): Promise<void> {
  await tx.delete(campaignVehicle).where(eq(campaignVehicle.campaignId, id));
  if (wanted.vehicle !== null) await tx.insert(campaignVehicle).values({ ...wanted.vehicle, campaignId: id });
  await tx
    .insert(campaignStats)
    .values({ ...wanted.stats, campaignId: id })
    .onConflictDoNothing();
  if (wanted.stats !== undefined) {
    await tx.update(campaignStats).set(wanted.stats).where(eq(campaignStats.campaignId, id));
  }
  await tx.delete(brandToCampaign).where(eq(brandToCampaign.campaignId, id));
  await tx.insert(brandToCampaign).values({ brandId: wanted.values.brandId, campaignId: id });
  await tx.delete(campaignUrl).where(eq(campaignUrl.campaignId, id));
  if (wanted.urls.length > 0)
    await tx.insert(campaignUrl).values(wanted.urls.map((url) => ({ campaignId: id, url })));
  await tx.delete(campaignImage).where(eq(campaignImage.campaignId, id));
  const images = wanted.images.map(({ hash, alt, english }, position) => ({
    campaignId: id,
    pictureHash: hash,
    alt,
    pictureHashEn: english?.hash ?? null,
    altEn: english?.alt ?? null,
    position,
  }));
  if (images.length > 0) await tx.insert(campaignImage).values(images);
}
