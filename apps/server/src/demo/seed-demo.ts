import { eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { claimDemo } from '#server/db/installation.ts';
import { brand } from '#server/features/brand/table.ts';
import { popularityOf } from '#server/features/campaign/projection/projection.ts';
import { type Placement, writeProjections } from '#server/features/campaign/projection/write-projections.ts';
import {
  brandToCampaign,
  campaign,
  campaignImage,
  campaignStats,
  campaignUrl,
  campaignVehicle,
} from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { moveExampleRates } from '#server/features/loan/seed.ts';
import { bank } from '#server/features/loan/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { campaignAddress, campaignRow, vehicleValues } from './campaign-row.ts';
import { demoCatalogue, type PlannedBrand, type PlannedCampaign } from './demo-catalogue.ts';
import { fillDemoFigures } from './demo-figures.ts';
import { drawGalleries, type GalleryPicture, logoPicture } from './demo-pictures.ts';
import { demoStats } from './demo-stats.ts';
import { demoTimes, firstOfMonth } from './demo-time.ts';
import { fillDemoViews } from './demo-views.ts';

const BATCH = 100;

type Stats = ReturnType<typeof demoStats>;
type Galleries = ReadonlyMap<string, readonly GalleryPicture[]>;

/** Log for progress messages. */
export interface Say {
  info(message: string): void;
}

/**
 * Fills an empty catalogue with the demo in one transaction. An interrupted start leaves nothing behind, and of several
 * nodes one does it while the others wait.
 */
export async function seedDemo(db: Database, now: Date, say: Say): Promise<void> {
  const { brands, campaigns, categories } = demoCatalogue();
  say.info(`Creating the demo data: ${campaigns.length} campaigns of ${brands.length} brands …`);
  // Drawn before the transaction starts, because a transaction must not be idle meanwhile.
  const galleries = drawGalleries(campaigns);
  await db.transaction(async (tx) => {
    if (!(await claimDemo(tx, now))) return;
    await tx
      .insert(category)
      .values(categories.map(({ key: _, ...row }) => ({ ...row, ...nameKeys(row.name, row.nameEn) })));
    await writeBrands(tx, brands);
    for (let start = 0; start < campaigns.length; start += BATCH) {
      await writeCampaigns(tx, campaigns.slice(start, start + BATCH), galleries, now);
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
  // Without statistics PostgreSQL takes the new tables for nearly empty and joins them row by row.
  await db.execute(sql`analyze`);
}

async function writeBrands(tx: Executor, brands: readonly PlannedBrand[]): Promise<void> {
  const logos = brands.map(logoPicture);
  await tx.insert(picture).values(logos).onConflictDoNothing();
  await tx.insert(brand).values(
    brands.map(({ id, name, slug, colour, website, about }, index) => ({
      ...{ id, name, slug, colour },
      ...nameKeys(name, website),
      logoHash: logos[index]?.hash ?? null,
      brandUrl: website,
      about: about.tr,
      aboutEn: about.en,
    })),
  );
  await lendLogos(tx);
}

/** Gives each bank that is also a brand the brand's logo for the loan pages. */
async function lendLogos(tx: Executor): Promise<void> {
  await tx.update(bank).set({ logoHash: brand.logoHash }).from(brand).where(eq(bank.name, brand.name));
}

async function writeCampaigns(
  tx: Executor,
  campaigns: readonly PlannedCampaign[],
  galleries: Galleries,
  now: Date,
): Promise<void> {
  const rows = await tx
    .insert(campaign)
    .values(campaigns.map((one) => campaignRow(one, now)))
    .returning();
  const stats = campaigns.map(({ plan }) => demoStats(demoTimes(plan, now), plan, now));
  await writeParts(tx, campaigns, stats);
  await writeGalleries(tx, campaigns, galleries);
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

async function writeGalleries(
  tx: Executor,
  campaigns: readonly PlannedCampaign[],
  galleries: Galleries,
): Promise<void> {
  const shown = campaigns.flatMap(({ id }) =>
    (galleries.get(id) ?? []).map((one, position) => ({ ...one, position, campaignId: id })),
  );
  if (shown.length === 0) return;
  await tx
    .insert(picture)
    .values(shown.map(({ row }) => row))
    .onConflictDoNothing();
  await tx.insert(campaignImage).values(
    shown.map(({ campaignId, row, alt, position }) => ({
      ...{ campaignId, position },
      ...{ pictureHash: row.hash, alt: alt.tr, pictureHashEn: row.hash, altEn: alt.en },
    })),
  );
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
