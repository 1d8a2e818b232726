import { eq } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { claimDemo } from '#server/db/installation.ts';
import { keysOf as keysOfBrand } from '#server/features/brand/keys.ts';
import { brand, brandToCampaign } from '#server/features/brand/table.ts';
import { popularityOf } from '#server/features/campaign/projection/projection.ts';
import { type Placement, writeProjections } from '#server/features/campaign/projection/write-projections.ts';
import {
  campaign,
  campaignImage,
  campaignStats,
  campaignUrl,
  campaignVehicle,
} from '#server/features/campaign/table.ts';
import { keysOf as keysOfCategory } from '#server/features/category/keys.ts';
import { category } from '#server/features/category/table.ts';
import { moveExampleRates } from '#server/features/loan/seed.ts';
import { bank } from '#server/features/loan/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { campaignAddress, campaignRow, vehicleValues } from './campaign-row.ts';
import { demoCatalogue, type PlannedBrand, type PlannedCampaign } from './demo-catalogue.ts';
import { fillDemoFigures } from './demo-figures.ts';
import { type CampaignPictures, drawCampaigns, markPicture } from './demo-pictures.ts';
import { demoStats } from './demo-stats.ts';
import { demoTimes, firstOfMonth } from './demo-time.ts';
import { fillDemoViews } from './demo-views.ts';

const BATCH = 100;

type Stats = ReturnType<typeof demoStats>;

/** Where progress is told. */
export interface Say {
  info(message: string): void;
}

/**
 * Fills an empty catalogue with the demo, in one transaction: a start that is cut short leaves nothing behind, and
 * of several nodes one makes it while the others wait.
 */
export async function seedDemo(db: Database, now: Date, say: Say): Promise<void> {
  const { brands, campaigns, categories } = demoCatalogue();
  say.info(`Making the demo data: ${campaigns.length} campaigns of ${brands.length} brands …`);
  // Drawn before the transaction begins, which must not idle.
  const pictures = drawCampaigns(campaigns);
  await db.transaction(async (tx) => {
    if (!(await claimDemo(tx, now))) return;
    await tx
      .insert(category)
      .values(categories.map(({ key: _, ...row }) => ({ ...row, ...keysOfCategory(row) })));
    await writeBrands(tx, brands);
    for (let start = 0; start < campaigns.length; start += BATCH) {
      await writeCampaigns(tx, campaigns.slice(start, start + BATCH), pictures, now);
      say.info(`  ${Math.min(start + BATCH, campaigns.length)} of ${campaigns.length}`);
    }
    await fillDemoViews(
      tx,
      campaigns.map(({ id }) => id),
      now,
    );
    await fillDemoFigures(tx, now);
    await moveExampleRates(tx, firstOfMonth(now));
  });
}

async function writeBrands(tx: Executor, brands: readonly PlannedBrand[]): Promise<void> {
  const marks = brands.map(markPicture);
  await tx.insert(picture).values(marks).onConflictDoNothing();
  await tx.insert(brand).values(
    brands.map(({ id, name, slug, colour, website, about }, index) => ({
      ...{ id, name, slug, colour },
      ...keysOfBrand({ name, brandUrl: website }),
      markHash: marks[index]?.hash ?? null,
      brandUrl: website,
      about: about.tr,
      aboutEn: about.en,
    })),
  );
  await lendMarks(tx);
}

/** A bank that is also a brand carries its mark among the loans. */
async function lendMarks(tx: Executor): Promise<void> {
  await tx.update(bank).set({ logoHash: brand.markHash }).from(brand).where(eq(bank.name, brand.name));
}

async function writeCampaigns(
  tx: Executor,
  campaigns: readonly PlannedCampaign[],
  pictures: ReadonlyMap<string, CampaignPictures>,
  now: Date,
): Promise<void> {
  await writePictures(tx, campaigns, pictures);
  const rows = await tx
    .insert(campaign)
    .values(
      campaigns.map((one) => {
        const drawn = pictures.get(one.id);
        return campaignRow(one, now, drawn?.cover.hash ?? null, drawn?.coverEn.hash ?? null);
      }),
    )
    .returning();
  const stats = campaigns.map(({ plan }) => demoStats(demoTimes(plan, now), plan, now));
  await writeParts(tx, campaigns, stats);
  await writeGalleries(tx, campaigns, pictures);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const placed = campaigns.flatMap((planned, index) => {
    const row = rowById.get(planned.id);
    return row === undefined ? [] : [{ row, placement: placementOf(planned, stats[index]) }];
  });
  await writeProjections(tx, placed, now);
}

async function writeParts(
  tx: Executor,
  campaigns: readonly PlannedCampaign[],
  stats: readonly Stats[],
): Promise<void> {
  const vehicles = campaigns.flatMap(({ id, content: { vehicle } }) =>
    vehicle === undefined ? [] : [{ campaignId: id, ...vehicleValues(vehicle) }],
  );
  if (vehicles.length > 0) await tx.insert(campaignVehicle).values(vehicles);
  await tx
    .insert(campaignStats)
    .values(campaigns.map(({ id }, index) => ({ ...stats[index], campaignId: id })));
  await tx
    .insert(brandToCampaign)
    .values(campaigns.map(({ id, brand: owner }) => ({ campaignId: id, brandId: owner.id })));
  await tx
    .insert(campaignUrl)
    .values(
      campaigns.map(({ id, brand: owner, slug }) => ({ campaignId: id, url: campaignAddress(owner, slug) })),
    );
}

async function writePictures(
  tx: Executor,
  campaigns: readonly PlannedCampaign[],
  pictures: ReadonlyMap<string, CampaignPictures>,
): Promise<void> {
  const rows = campaigns.flatMap(({ id }) => {
    const drawn = pictures.get(id);
    if (drawn === undefined) return [];
    return [drawn.cover, drawn.coverEn, ...drawn.details.flatMap(({ tr, en }) => [tr.row, en.row])];
  });
  await tx.insert(picture).values(rows).onConflictDoNothing();
}

async function writeGalleries(
  tx: Executor,
  campaigns: readonly PlannedCampaign[],
  pictures: ReadonlyMap<string, CampaignPictures>,
): Promise<void> {
  const rows = campaigns.flatMap(({ id }) =>
    (pictures.get(id)?.details ?? []).map(({ tr, en }, position) => ({
      campaignId: id,
      pictureHash: tr.row.hash,
      alt: tr.alt,
      pictureHashEn: en.row.hash,
      altEn: en.alt,
      position,
    })),
  );
  if (rows.length > 0) await tx.insert(campaignImage).values(rows);
}

function placementOf({ brand: owner, content, path }: PlannedCampaign, stats: Stats | undefined): Placement {
  return {
    brandName: owner.name,
    categories: path,
    vehicle: content.vehicle === undefined ? null : vehicleValues(content.vehicle),
    popularity: stats === undefined ? 0 : popularityOf(stats),
    isShown: true,
  };
}
