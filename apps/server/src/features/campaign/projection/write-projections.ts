import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaignList } from '#server/features/campaign-list/table.ts';
import { type campaign, campaignListing, listFacets } from '../table.ts';
import {
  facetFigures,
  facetValues,
  listingKeys,
  listsOf,
  type Surroundings,
  searchKey,
  searchTerms,
  searchText,
} from './projection.ts';
import { rankStandings } from './rank-standings.ts';
import { campaignFacet, campaignSearch, facetValue, searchTerm } from './table.ts';

type Campaign = typeof campaign.$inferSelect;

const infinity = sql`'infinity'::timestamptz`;

/** Data beyond the campaign's own row that determines where it is listed. */
export interface Placement extends Surroundings {
  /** Whether the campaign and all categories above it are active, and its brand is shown. */
  readonly isShown: boolean;
}

export interface Placed {
  readonly row: Campaign;
  readonly placement: Placement;
}

/**
 * Writes the rows by which campaigns are listed, searched and filtered, in the caller's transaction. Takes a few
 * hundred campaigns at a time, since a statement has at most 65,535 parameters. Shared rows are written in a fixed
 * order, so that concurrent writers wait for each other instead of deadlocking.
 */
export async function writeProjections(tx: Executor, campaigns: readonly Placed[], now: Date): Promise<void> {
  await countLists(tx, await writeRows(tx, campaigns), now);
}

/**
 * The same without recounting the affected lists. Returns the ids of these lists, so that a caller with many campaigns
 * recounts each list once.
 */
export async function writeRows(tx: Executor, campaigns: readonly Placed[]): Promise<readonly string[]> {
  if (campaigns.length === 0) return [];
  const ids = campaigns.map(({ row }) => row.id);
  const shown = campaigns.filter(({ placement }) => placement.isShown);
  const lists = await writeListings(tx, ids, shown);
  await writeSearch(tx, ids, shown);
  await writeFacets(tx, ids, shown);
  return lists;
}

async function writeListings(
  tx: Executor,
  ids: string[],
  shown: readonly Placed[],
): Promise<readonly string[]> {
  const before = await tx
    .delete(campaignListing)
    .where(inArray(campaignListing.campaignId, ids))
    .returning({ listId: campaignListing.listId });
  const lists = await findLists(tx, shown);
  const rows = shown.flatMap(({ row, placement }) => {
    const keys = listingKeys(row, placement.popularity);
    return listsShowing({ row, placement }).map((list) => ({
      ...keys,
      listId: lists.get(keyOf(list)) ?? missing(keyOf(list)),
      campaignId: row.id,
      endAt: keys.endAt ?? infinity,
    }));
  });
  if (rows.length > 0) await tx.insert(campaignListing).values(rows);
  return [...new Set([...before.map(({ listId }) => listId), ...lists.values()])];
}

type List = ReturnType<typeof listsOf>[number];

function listsShowing({ row, placement }: Placed): List[] {
  return listsOf(
    row.brandId,
    placement.categories.map(({ id }) => id),
  );
}

function keyOf({ brandId, categoryId }: List): string {
  return `${brandId ?? ''} ${categoryId ?? ''}`;
}

function missing(what: string): never {
  throw new Error(`“${what}” was stored but cannot be found.`);
}

/** Returns the ids of all lists that show the campaigns, by brand and category. Missing lists are created. */
async function findLists(tx: Executor, shown: readonly Placed[]): Promise<Map<string, string>> {
  const byKey = new Map(shown.flatMap(listsShowing).map((list) => [keyOf(list), list]));
  const sorted = [...byKey].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, list]) => list);
  if (sorted.length === 0) return new Map();
  await tx.insert(campaignList).values(sorted).onConflictDoNothing();
  const { rows } = await tx.execute<{ id: string; brandId: string | null; categoryId: string | null }>(sql`
    select l.id, l.brand_id as "brandId", l.category_id as "categoryId"
    from campaign_list l join (values ${listed(sorted.map((list) => sql`(${list.brandId}::uuid, ${list.categoryId}::uuid)`))}) w (brand_id, category_id)
      on l.brand_id is not distinct from w.brand_id and l.category_id is not distinct from w.category_id`);
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

function listed(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}

/**
 * Recounts the live campaigns of lists at an instant and ranks them. The filter counts are dropped and counted later.
 */
export async function countLists(tx: Executor, lists: readonly string[], now: Date): Promise<void> {
  if (lists.length === 0) return;
  await tx
    .select({ id: campaignList.id })
    .from(campaignList)
    .where(inArray(campaignList.id, [...lists]))
    .orderBy(campaignList.id)
    .for('no key update');
  await tx.delete(listFacets).where(inArray(listFacets.listId, [...lists]));
  await tx
    .update(campaignList)
    .set({
      campaigns: sql`(select count(*)::integer from campaign_listing l
        where l.list_id = ${campaignList.id} and l.end_at > ${now})`,
    })
    .where(inArray(campaignList.id, [...lists]));
  await rankStandings(tx, lists, now);
}

/** Copies the dates of campaigns, and nothing else, into the listing tables. */
export async function refreshTimes(tx: Executor, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const endAt = sql`coalesce((select c.end_at from campaign c where c.id = campaign_id), 'infinity')`;
  const publishedAt = sql`(select c.published_at from campaign c where c.id = campaign_id)`;
  const touched = await tx
    .update(campaignListing)
    .set({ endAt, publishedAt })
    .where(inArray(campaignListing.campaignId, ids))
    .returning({ listId: campaignListing.listId });
  await tx.update(campaignSearch).set({ endAt }).where(inArray(campaignSearch.campaignId, ids));
  await tx.update(campaignFacet).set({ endAt }).where(inArray(campaignFacet.campaignId, ids));
  await countLists(tx, [...new Set(touched.map(({ listId }) => listId))], now);
}

async function writeSearch(tx: Executor, ids: string[], shown: readonly Placed[]): Promise<void> {
  await tx.delete(campaignSearch).where(inArray(campaignSearch.campaignId, ids));
  if (shown.length === 0) return;
  const texts = shown.map(({ row, placement }) => searchText(row, placement));
  await tx.insert(campaignSearch).values(
    shown.map(({ row, placement }, index) => {
      const text = texts[index] ?? missing(row.id);
      return {
        campaignId: row.id,
        titleKey: searchKey(text),
        document: sql`setweight(to_tsvector('simple', ${text.shown}), 'A') || to_tsvector('simple', ${text.beside})`,
        popularity: placement.popularity,
        inEnglish: Boolean(row.english?.title),
        endAt: row.endAt ?? infinity,
      };
    }),
  );
  const terms = searchTerms(texts.map(searchKey));
  if (terms.length === 0) return;
  await tx
    .insert(searchTerm)
    .values(terms)
    .onConflictDoUpdate({
      target: searchTerm.term,
      set: { weight: sql`${searchTerm.weight} + excluded.weight` },
    });
}

async function writeFacets(tx: Executor, ids: string[], shown: readonly Placed[]): Promise<void> {
  await tx.delete(campaignFacet).where(inArray(campaignFacet.campaignId, ids));
  if (shown.length === 0) return;
  const known = await findFacetValues(
    tx,
    shown.flatMap(({ row, placement }) => facetValues(row, placement)),
  );
  await tx.insert(campaignFacet).values(
    shown.map(({ row, placement }) => ({
      campaignId: row.id,
      categoryIds: placement.categories.map(({ id }) => id),
      valueIds: facetValues(row, placement).map(
        (pair) => known.get(facetKey(pair)) ?? missing(facetKey(pair)),
      ),
      ...facetFigures(row, placement),
      endAt: row.endAt ?? infinity,
    })),
  );
}

type FacetPair = ReturnType<typeof facetValues>[number];

function facetKey({ facet, value }: FacetPair): string {
  return `${facet} ${value}`;
}

/** Returns the ids of facet values; missing ones are created. */
async function findFacetValues(tx: Executor, pairs: readonly FacetPair[]): Promise<Map<string, number>> {
  const byKey = new Map(pairs.map((pair) => [facetKey(pair), pair]));
  const sorted = [...byKey].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, pair]) => pair);
  await tx.insert(facetValue).values(sorted).onConflictDoNothing();
  const rows = await tx
    .select()
    .from(facetValue)
    .where(
      sql`(${facetValue.facet}, ${facetValue.value}) in (${listed(sorted.map((pair) => sql`(${pair.facet}, ${pair.value})`))})`,
    );
  return new Map(rows.map((row) => [facetKey(row), row.id]));
}
