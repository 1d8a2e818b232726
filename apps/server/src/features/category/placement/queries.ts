import { asc } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaignPlacement } from './table.ts';

/** The branches whose campaigns are being placed, and how far each has come. */
export function listPlacements(db: Executor) {
  const { categoryId, done, total, askedAt } = campaignPlacement;
  return db
    .select({ categoryId, done, total })
    .from(campaignPlacement)
    .orderBy(asc(askedAt), asc(categoryId));
}
