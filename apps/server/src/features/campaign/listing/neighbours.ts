import { sharedByKey } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import { type CardRow, listCards, slice } from './card-queries.ts';
import { categoryListById } from './list-queries.ts';

/** Number of campaigns shown beside a campaign. */
const SHOWN = 6;
/** More than are shown: the campaign itself is among them, and some may end while the result is cached. */
const CANDIDATES = SHOWN + 4;
const MOST_CATEGORIES = 500;

/** Returns the most popular other campaigns of the same category. */
export async function listNeighbours(
  db: Executor,
  { id, categoryId }: { readonly id: string; readonly categoryId: string },
  now: Date,
): Promise<readonly CardRow[]> {
  const candidates = await listPopularCategories(db, categoryId, now);
  return candidates.filter((row) => row.id !== id && (row.endAt === null || row.endAt > now)).slice(0, SHOWN);
}

const listPopularCategories = sharedByKey('home', MOST_CATEGORIES, readPopularCategories);

function readPopularCategories(db: Executor, categoryId: string, now: Date) {
  const list = categoryListById(db, categoryId);
  const source = slice(db, { list, sort: 'most-wanted', limit: CANDIDATES, now });
  return listCards(db, source.as('source'));
}
