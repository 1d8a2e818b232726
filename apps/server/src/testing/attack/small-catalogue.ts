import type { Database } from '#server/db/database.ts';
import { recountAll } from '#server/features/campaign/projection/refresh-lists.ts';
import { makeBrand, makeCampaign, makeCategory } from '../factories.ts';

/** Creates a catalogue to attack: two campaigns of one brand in one category. */
export async function makeSmallCatalogue(db: Database, now: Date): Promise<void> {
  const owner = { brandId: (await makeBrand(db)).id, categoryId: (await makeCategory(db)).id };
  await makeCampaign(db, owner);
  await makeCampaign(db, owner);
  await recountAll(db, now);
}
