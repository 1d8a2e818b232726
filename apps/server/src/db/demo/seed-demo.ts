import type { Database, Executor } from '#server/db/database.ts';
import { markDemo } from '#server/db/installation.ts';
import { brand, brandToCampaign } from '#server/features/brand/table.ts';
import { popularityOf } from '#server/features/campaign/projection.ts';
import { campaign, campaignStats, campaignUrl, campaignVehicle } from '#server/features/campaign/table.ts';
import { type Placement, writeProjections } from '#server/features/campaign/write-projections.ts';
import { category } from '#server/features/category/table.ts';
import { campaignRow, vehicleValues } from './campaign-row.ts';
import { demoCatalogue, type PlannedBrand, type PlannedCampaign } from './demo-catalogue.ts';
import { demoStats } from './demo-stats.ts';
import { demoTimes } from './demo-time.ts';

const BATCH = 150;

type Stats = ReturnType<typeof demoStats>;

/** Where progress is told. */
export interface Say {
  info(message: string): void;
}

/** Fills an empty catalogue with the demo, in one transaction: a start that is cut short leaves nothing behind. */
export async function seedDemo(db: Database, now: Date, say: Say): Promise<void> {
  const catalogue = demoCatalogue();
  say.info(`Making the demo: ${catalogue.campaigns.length} campaigns of ${catalogue.brands.length} brands …`);
  await db.transaction(async (tx) => {
    await tx.insert(category).values(catalogue.categories.map(({ key: _, ...row }) => row));
    await tx.insert(brand).values(catalogue.brands.map(brandRow));
    const { campaigns } = catalogue;
    for (let start = 0; start < campaigns.length; start += BATCH) {
      await writeCampaigns(tx, campaigns.slice(start, start + BATCH), now);
    }
    await markDemo(tx, true, now);
  });
}

function brandRow({ id, name, slug, colour, website, about }: PlannedBrand) {
  return { id, name, slug, colour, brandUrl: website, about: about.tr, aboutEn: about.en };
}

async function writeCampaigns(tx: Executor, campaigns: readonly PlannedCampaign[], now: Date): Promise<void> {
  const rows = await tx
    .insert(campaign)
    .values(campaigns.map((planned) => campaignRow(planned, now, null)))
    .returning();
  const stats = campaigns.map(({ id, plan }) => ({
    campaignId: id,
    ...demoStats(demoTimes(plan, now), plan.seed, now),
  }));
  const vehicles = campaigns.flatMap(({ id, content: { vehicle } }) =>
    vehicle === undefined ? [] : [{ campaignId: id, ...vehicleValues(vehicle) }],
  );
  if (vehicles.length > 0) await tx.insert(campaignVehicle).values(vehicles);
  await tx.insert(campaignStats).values(stats);
  await tx
    .insert(brandToCampaign)
    .values(campaigns.map(({ id, brand: owner }) => ({ campaignId: id, brandId: owner.id })));
  await tx
    .insert(campaignUrl)
    .values(rows.flatMap(({ id, campaignUrl: url }) => (url === null ? [] : [{ campaignId: id, url }])));
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const placed = campaigns.flatMap((planned, index) => {
    const row = rowById.get(planned.id);
    return row === undefined ? [] : [{ row, placement: placementOf(planned, stats[index]) }];
  });
  await writeProjections(tx, placed, now);
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
