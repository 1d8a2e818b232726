import type { Env } from '#server/env.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { seedGeo } from '#server/features/geo/seed.ts';
import { seedLoans } from '#server/features/loan/seed.ts';
import { seedOccupations } from '#server/features/profile/seed.ts';
import type { Database } from './database.ts';
import { moveDemoOn } from './demo/move-demo-on.ts';
import type { Say } from './demo/seed-demo.ts';
import { declineDemo, findDemoMark } from './installation.ts';

/** Fills the reference data that every installation has: provinces, the shipped loan table and occupations. */
export async function seedReference(db: Database): Promise<void> {
  await seedGeo(db);
  await seedLoans(db);
  await seedOccupations(db);
}

/**
 * Fills what is missing in a database, the demo where the installation is one, and says whether it is. The first
 * start that gets this far decides, and its decision is kept: a database without one is new, even where an earlier
 * start was cut short.
 */
export async function seed(
  db: Database,
  env: {
    readonly demo: Env['demo'];
    readonly isPublic: boolean;
    readonly database: { readonly url?: string | undefined };
  },
  say: Say,
  now: Date,
): Promise<boolean> {
  await seedReference(db);
  const isDemo = await findDemoMark(db);
  if (isDemo === true) {
    await moveDemoOn(db, now);
    return true;
  }
  const isOwnAndNew = isDemo === undefined && env.database.url === undefined && !env.isPublic;
  const isWanted = env.demo === 'on' || (env.demo === 'auto' && isOwnAndNew);
  const isMade = isWanted && (await isCatalogueEmpty(db));
  if (isMade) {
    // Thousands of lines of content, which the second start has no use for.
    const { seedDemo } = await import('./demo/seed-demo.ts');
    await seedDemo(db, now, say);
  } else if (isDemo === undefined) await declineDemo(db, now);
  return isMade;
}

async function isCatalogueEmpty(db: Database): Promise<boolean> {
  return (await db.$count(campaign)) === 0;
}
