import {
  type Contradiction,
  type ContradictionContext,
  contradictionsOf,
  vehicleAttributesOf,
} from '@ayrac/domain/campaign-draft/contradictions.ts';
import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { waitPatiently } from '#server/db/transaction.ts';
import { campaign, campaignVehicle } from '../table.ts';

/** Attributes of a vehicle, when the campaign is about one. */
export type Vehicle = Omit<typeof campaignVehicle.$inferInsert, 'campaignId'>;

/** Key of the one advisory lock for all brands and categories. The number is used nowhere else. */
const FRAME = 7_203_911;

/**
 * Takes the shared frame lock: the brands and categories, on which the listing of campaigns depends, do not change
 * until the transaction ends. Must be called before any other lock of a campaign. Waits for a concurrent writer of
 * brands or categories without a timeout.
 */
export async function shareFrame(tx: Executor): Promise<void> {
  await waitPatiently(tx);
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${FRAME})`);
}

/**
 * Takes the exclusive frame lock: until the transaction ends nobody else changes a brand or category, or writes a
 * campaign. Must be called before the row of a brand or category is locked. A single lock serves all of them, since row
 * locks taken in different orders would deadlock.
 */
export async function lockFrame(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FRAME})`);
}

export interface Stored {
  readonly row: typeof campaign.$inferSelect;
  readonly vehicle: Vehicle | null;
}

/**
 * Locks a campaign against other writers until the transaction ends. Rows that refer to it can still be written. Throws
 * when the campaign does not exist.
 */
export async function holdCampaign(tx: Executor, id: string): Promise<Stored> {
  const [row] = await tx.select().from(campaign).where(eq(campaign.id, id)).for('no key update');
  if (row === undefined) throw new Error(`The campaign ${id} does not exist.`);
  return { row, vehicle: await findVehicle(tx, id) };
}

/** Finds the vehicle of a campaign, or null. */
export async function findVehicle(tx: Executor, id: string): Promise<Vehicle | null> {
  const [vehicle] = await tx.select().from(campaignVehicle).where(eq(campaignVehicle.campaignId, id));
  return vehicle ?? null;
}

/** Finds the contradictions within a campaign, and between it and the others of its category. */
export async function findContradictions(
  db: Executor,
  id: string,
  content: DraftContent,
  when: Omit<ContradictionContext, 'hasOtherVisibleVehicles'>,
): Promise<readonly Contradiction[]> {
  const isVehicle = vehicleAttributesOf(content).length > 0;
  return contradictionsOf(content, {
    ...when,
    hasOtherVisibleVehicles:
      isVehicle && (await hasOtherVisibleVehicles(db, id, content.categoryId, when.now)),
  });
}

/**
 * Whether any campaign in this branch of categories has attributes of a vehicle, even one that visitors do not see or the
 * only one.
 */
export async function hasVehicles(db: Executor, categoryId: string | null): Promise<boolean> {
  if (categoryId === null) return false;
  const { rows } = await db.execute<{ has: boolean }>(sql`
    with recursive up (id, parent_id) as (
      select id, parent_id from category where id = ${categoryId}
      union all select c.id, c.parent_id from category c join up on c.id = up.parent_id
    ), branch (id) as (
      select id from up where parent_id is null
      union all select c.id from category c join branch on c.parent_id = branch.id
    )
    select exists (select from campaign_vehicle v join campaign c on c.id = v.campaign_id
      where c.category_id in (select id from branch)) as has`);
  return rows[0]?.has ?? false;
}

/** Whether visitors see another campaign with attributes of a vehicle in this branch of categories. */
async function hasOtherVisibleVehicles(
  db: Executor,
  id: string,
  categoryId: string | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    with recursive up (id, parent_id) as (
      select id, parent_id from category where id = ${categoryId}
      union all select c.id, c.parent_id from category c join up on c.id = up.parent_id
    )
    select exists (select from campaign_vehicle join campaign_listing s using (campaign_id)
      where s.list_id = (select l.id from campaign_list l join up on up.id = l.category_id
          where up.parent_id is null and l.brand_id is null)
        and s.end_at > ${now} and s.campaign_id <> ${id}) as has`);
  return rows[0]?.has ?? false;
}
