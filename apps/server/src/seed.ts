import type { Env } from '#server/env.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { seedGeo } from '#server/features/geo/seed.ts';
import { seedLoans } from '#server/features/loan/seed.ts';
import { seedOccupations } from '#server/features/profile/seed.ts';
import { seedSynonyms } from '#server/features/search/synonyms/seed.ts';
import { seedSiteTexts } from '#server/features/site-text/seed.ts';
import type { Database } from './db/database.ts';
import { declineDemo, findDemoFlag } from './db/installation.ts';
import type { Say } from './demo/seed-demo.ts';

/** Fills the reference data of every installation: provinces, default loan offers, occupations, synonyms and texts. */
export async function seedReference(db: Database): Promise<void> {
  await seedGeo(db);
  await seedLoans(db);
  await seedOccupations(db);
  await seedSynonyms(db);
  await seedSiteTexts(db);
}

/** Settings that decide whether to create the demo. */
export interface DemoSettings {
  readonly demo: Env['demo'];
  readonly isPublic: boolean;
  readonly database: { readonly url?: string | undefined };
}

/**
 * Whether this start should create the demo if the catalogue is empty: when it is requested, or for an embedded
 * database without an earlier decision on a site that only this machine can reach. `flag` is the recorded decision;
 * undefined when there is none.
 */
export function isDemoWanted({ demo, isPublic, database }: DemoSettings, flag: boolean | undefined): boolean {
  const isOwnAndNew = flag === undefined && database.url === undefined && !isPublic;
  return demo === 'on' || (demo === 'auto' && isOwnAndNew);
}

/**
 * Fills missing reference data, and creates or updates the demo if the installation is one. Returns whether it is a
 * demo. The first start that gets this far decides, and its decision is recorded. A database without a decision counts
 * as new, even after an interrupted start.
 */
export async function seed(db: Database, settings: DemoSettings, say: Say, now: Date): Promise<boolean> {
  await seedReference(db);
  const flag = await findDemoFlag(db);
  // Loaded on demand: thousands of lines of content that only demos need.
  if (flag === true) {
    const { moveDemoOn } = await import('./demo/move-demo-on.ts');
    await moveDemoOn(db, now);
    return true;
  }
  const isMade = isDemoWanted(settings, flag) && (await isCatalogueEmpty(db));
  if (isMade) {
    const { seedDemo } = await import('./demo/seed-demo.ts');
    await seedDemo(db, now, say);
  } else if (flag === undefined) await declineDemo(db, now);
  return isMade;
}

async function isCatalogueEmpty(db: Database): Promise<boolean> {
  return (await db.$count(campaign)) === 0;
}
