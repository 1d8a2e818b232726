import { and, asc, desc, gt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { sharedRows } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import { listCards, slice } from '#server/features/campaign/listing/card-queries.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { campaignListing } from '#server/features/campaign/table.ts';

// More than a section shows, because a campaign that another section shows is left out.
const CANDIDATES = 24;
const ENDING_CANDIDATES = 48;
// On either side of a random position; enough to prefer some of them.
const BANNER_CANDIDATES = 48;

/**
 * Lists the candidates of every section of the home page. The banner's candidates surround a random position that is
 * cached with the rest, for a minute at most. The slides are drawn from them for each response.
 */
export const listHomeCards = sharedRows('home', readHomeCards);

/** Reads all candidates in one query. */
function readHomeCards(db: Executor, now: Date, random: () => number) {
  const list = wholeCatalogue(db);
  const of = { list, now, limit: CANDIDATES };
  const pivot = sql`${randomId(random)}::uuid`;
  const source = unionAll(
    slice(db, { ...of, section: 'favourite', sort: 'most-wanted' }),
    slice(db, { ...of, section: 'newest', sort: 'newest' }),
    slice(db, { ...of, section: 'ending', sort: 'ending-soon', limit: ENDING_CANDIDATES }),
    slice(db, { ...of, section: 'discount', sort: 'discount' }),
    beside(db, list, now, 'after', pivot),
    beside(db, list, now, 'before', pivot),
  );
  return listCards(db, source.as('source'));
}

/**
 * Selects the listed campaigns next to a random position, on one side of it. Ids are random, so any range of them is a
 * random sample. The caller asks for both sides, so that it does not matter where the ids end. Places rise with the ids
 * over both sides.
 */
function beside(
  db: Executor,
  list: ReturnType<typeof wholeCatalogue>,
  now: Date,
  side: 'before' | 'after',
  position: SQL,
) {
  const { campaignId } = campaignListing;
  const nearestFirst = side === 'after' ? asc(campaignId) : desc(campaignId);
  const distance = sql`row_number() over (order by ${nearestFirst})::integer`;
  return db
    .select({
      campaignId: sql<string>`${campaignId}`.as('campaign_id'),
      section: sql<string>`'banner'::text`.as('section'),
      place: sql<number>`${side === 'after' ? distance : sql`-${distance}`}`.as('place'),
    })
    .from(campaignListing)
    .where(
      and(
        sql`${campaignListing.listId} = ${list}`,
        gt(campaignListing.endAt, now),
        side === 'after' ? sql`${campaignId} >= ${position}` : sql`${campaignId} < ${position}`,
      ),
    )
    .orderBy(nearestFirst)
    .limit(BANNER_CANDIDATES);
}

/** Returns a UUID with 32 random leading bits, enough for a random position among the ids. */
function randomId(random: () => number): string {
  const head = Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
  return `${head}-0000-4000-8000-000000000000`;
}
