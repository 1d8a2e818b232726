import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { waitPatiently } from '#server/db/transaction.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign, campaignVehicle } from '../table.ts';

/** The facts of a vehicle, where the campaign is about one. */
export type Vehicle = Omit<typeof campaignVehicle.$inferInsert, 'campaignId'>;

/** Where a campaign stands; what is not said of it is not held. */
export interface Place {
  readonly brandId?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
}

/**
 * Before anything else of the campaign, as the office does: a brand or category that is written meanwhile is waited for,
 * however long all campaigns take that follow from it.
 */
export async function holdPlace(tx: Executor, { brandId, categoryId }: Place): Promise<void> {
  await waitPatiently(tx);
  if (brandId != null)
    await tx.select({ id: brand.id }).from(brand).where(eq(brand.id, brandId)).for('share');
  if (categoryId != null) await holdCategories(tx, categoryId);
}

/** Its category and all above it. */
async function holdCategories(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`
    select id from category where id in (
      with recursive path (id, parent_id) as (
        select id, parent_id from category where id = ${id}
        union all select c.id, c.parent_id from category c join path on c.id = path.parent_id
      ) select id from path
    ) order by id for share`);
}

/** Where the campaign of an id stands. */
export async function findPlace(tx: Executor, id: string): Promise<Place> {
  const { brandId, categoryId } = campaign;
  const [place] = await tx.select({ brandId, categoryId }).from(campaign).where(eq(campaign.id, id));
  return place ?? {};
}

/** A campaign as it is stored. */
export interface Stored {
  readonly row: typeof campaign.$inferSelect;
  readonly vehicle: Vehicle | null;
}

/** A campaign that nobody else writes until the transaction ends; what refers to it goes on being written. */
export async function holdCampaign(tx: Executor, id: string): Promise<Stored> {
  const [row] = await tx.select().from(campaign).where(eq(campaign.id, id)).for('no key update');
  if (row === undefined) throw new Error(`There is no campaign ${id}.`);
  return { row, vehicle: await findVehicle(tx, id) };
}

/** The vehicle that a campaign is about. */
export async function findVehicle(tx: Executor, id: string): Promise<Vehicle | null> {
  const [vehicle] = await tx.select().from(campaignVehicle).where(eq(campaignVehicle.campaignId, id));
  return vehicle ?? null;
}
