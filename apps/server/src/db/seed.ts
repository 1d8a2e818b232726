import type { Env } from '#server/env.ts';
import { seedGeo } from '#server/features/geo/seed.ts';
import { seedLoans } from '#server/features/loan/seed.ts';
import type { Database } from './database.ts';

/** Fills the reference data that every installation has: provinces and the shipped loan table. */
export async function seedReference(db: Database): Promise<void> {
  await seedGeo(db);
  await seedLoans(db);
}

/** Fills what is missing in a database, the demo where the installation is one; says whether it is. */
export async function seed(
  db: Database,
  _env: Env,
  _isNew: boolean,
  _say: { info(message: string): void },
): Promise<boolean> {
  await seedReference(db);
  return false;
}
