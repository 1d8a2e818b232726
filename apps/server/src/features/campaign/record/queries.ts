import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { waitPatiently } from '#server/db/transaction.ts';
import { campaign, campaignVehicle } from '../table.ts';

/** The facts of a vehicle, where the campaign is about one. */
export type Vehicle = Omit<typeof campaignVehicle.$inferInsert, 'campaignId'>;

/** One lock of the database for all brands and categories; the number is its own. */
const FRAME = 7_203_911;

/**
 * Before anything else of a campaign is held: the brands and categories, from which it follows where a campaign is found,
 * stay as they are until the transaction ends. Whoever writes one of them is waited for, however long that takes.
 */
export async function shareFrame(tx: Executor): Promise<void> {
  await waitPatiently(tx);
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${FRAME})`);
}

/**
 * Before a brand or a category is held to be changed: until the transaction ends nobody else changes one, or writes a
 * campaign. One lock for all of them, since rows held one after the other, here and there in another order, would have
 * two transactions wait for each other.
 */
export async function lockFrame(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FRAME})`);
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
