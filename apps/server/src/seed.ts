import type { Env } from '#server/env.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { seedGeo } from '#server/features/geo/seed.ts';
import { seedLoans } from '#server/features/loan/seed.ts';
import { seedOccupations } from '#server/features/profile/seed.ts';
import { seedSynonyms } from '#server/features/search/synonyms/seed.ts';
import { seedSiteTexts } from '#server/features/site-text/seed.ts';
import type { Database } from './db/database.ts';
import { declineDemo, findDemoMark } from './db/installation.ts';
import { moveDemoOn } from './demo/move-demo-on.ts';
import type { Say } from './demo/seed-demo.ts';

/** Fills the reference data that every installation has: provinces, the shipped loan table, occupations, synonyms and texts. */
export async function seedReference(db: Database): Promise<void> {
  await seedGeo(db);
  await seedLoans(db);
  await seedOccupations(db);
  await seedSynonyms(db);
  await seedSiteTexts(db);
}

/** The settings that decide about the demo. */
export interface DemoSettings {
  readonly demo: Env['demo'];
  readonly isPublic: boolean;
  readonly database: { readonly url?: string | undefined };
}

/**
 * Whether a start makes the demo, if the catalogue is empty: where it is asked for, or on an embedded database of
 * which no start has decided yet, that only this machine reaches. `mark` is what was decided; undefined: nothing.
 */
export function isDemoWanted({ demo, isPublic, database }: DemoSettings, mark: boolean | undefined): boolean {
  const isOwnAndNew = mark === undefined && database.url === undefined && !isPublic;
  return demo === 'on' || (demo === 'auto' && isOwnAndNew);
}

/**
 * Fills what is missing in a database, the demo where the installation is one, and says whether it is. The first
 * start that gets this far decides, and its decision is kept: a database without one is new, even where an earlier
 * start was cut short.
 */
export async function seed(db: Database, settings: DemoSettings, say: Say, now: Date): Promise<boolean> {
  await seedReference(db);
  const mark = await findDemoMark(db);
  if (mark === true) {
    await moveDemoOn(db, now);
    return true;
  }
  const isMade = isDemoWanted(settings, mark) && (await isCatalogueEmpty(db));
  if (isMade) {
    // Thousands of lines of content, which the second start has no use for.
    const { seedDemo } = await import('./demo/seed-demo.ts');
    await seedDemo(db, now, say);
  } else if (mark === undefined) await declineDemo(db, now);
  return isMade;
}

async function isCatalogueEmpty(db: Database): Promise<boolean> {
  return (await db.$count(campaign)) === 0;
}
