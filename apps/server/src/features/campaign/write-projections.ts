import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaignFacet, campaignSearch, facetValue, searchTerm } from '#server/features/search/table.ts';
import { facetValues, listingKeys, listsOf, type Surroundings, searchText } from './projection.ts';
import { type campaign, campaignList, campaignListing } from './table.ts';

type Campaign = typeof campaign.$inferSelect;

const infinity = sql`'infinity'::timestamptz`;

/** What decides, besides the campaign's own row, where it is shown. */
export interface Placement extends Surroundings {
  /** Whether the campaign and every category above it are active. */
  readonly isShown: boolean;
}

/** Writes the rows by which a campaign is listed, searched and filtered; the caller's transaction holds them together. */
export async function writeProjections(tx: Executor, row: Campaign, placement: Placement): Promise<void> {
  await writeListings(tx, row, placement);
  await writeSearch(tx, row, placement);
  await writeFacets(tx, row, placement);
}

async function writeListings(tx: Executor, row: Campaign, placement: Placement): Promise<void> {
  const before = await tx
    .delete(campaignListing)
    .where(eq(campaignListing.campaignId, row.id))
    .returning({ listId: campaignListing.listId });
  const lists = placement.isShown ? await findLists(tx, row, placement) : [];
  const keys = listingKeys(row, placement.popularity);
  if (lists.length > 0) {
    const rows = lists.map((listId) => ({
      ...keys,
      listId,
      campaignId: row.id,
      endAt: keys.endAt ?? infinity,
    }));
    await tx.insert(campaignListing).values(rows);
  }
  const touched = new Set([...before.map(({ listId }) => listId), ...lists]);
  if (touched.size > 0) await countLists(tx, [...touched]);
}

async function findLists(tx: Executor, row: Campaign, placement: Placement): Promise<string[]> {
  const wanted = listsOf(
    row.brandId,
    placement.categories.map(({ id }) => id),
  );
  await tx.insert(campaignList).values(wanted).onConflictDoNothing();
  const values = sql.join(
    wanted.map(({ brandId, categoryId }) => sql`(${brandId}::uuid, ${categoryId}::uuid)`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    select l.id from campaign_list l join (values ${values}) w (brand_id, category_id)
      on l.brand_id is not distinct from w.brand_id and l.category_id is not distinct from w.category_id`);
  return rows.map(({ id }) => id);
}

/** Counts the live campaigns of some lists anew. */
export async function countLists(tx: Executor, lists: readonly string[]): Promise<void> {
  await tx
    .update(campaignList)
    .set({
      campaigns: sql`(select count(*)::integer from campaign_listing l
        where l.list_id = ${campaignList.id} and l.end_at > now())`,
    })
    .where(inArray(campaignList.id, [...lists]));
}

async function writeSearch(tx: Executor, row: Campaign, placement: Placement): Promise<void> {
  await tx.delete(campaignSearch).where(eq(campaignSearch.campaignId, row.id));
  if (!placement.isShown) return;
  const titleKey = searchText(row, placement);
  await tx.insert(campaignSearch).values({
    campaignId: row.id,
    titleKey,
    document: sql`to_tsvector('simple', ${titleKey})`,
    popularity: placement.popularity,
    endAt: row.endAt ?? infinity,
  });
  const terms = [...new Set(titleKey.split(' '))].filter((term) => term.length >= 3);
  if (terms.length === 0) return;
  await tx
    .insert(searchTerm)
    .values(terms.toSorted().map((term) => ({ term })))
    .onConflictDoUpdate({ target: searchTerm.term, set: { weight: sql`${searchTerm.weight} + 1` } });
}

async function writeFacets(tx: Executor, row: Campaign, placement: Placement): Promise<void> {
  await tx.delete(campaignFacet).where(eq(campaignFacet.campaignId, row.id));
  if (!placement.isShown) return;
  const values = facetValues(row, placement);
  await tx.insert(facetValue).values(values).onConflictDoNothing();
  const wanted = values.map(({ facet, value }) =>
    and(eq(facetValue.facet, facet), eq(facetValue.value, value)),
  );
  const ids = await tx
    .select({ id: facetValue.id })
    .from(facetValue)
    .where(or(...wanted))
    .orderBy(facetValue.id);
  await tx.insert(campaignFacet).values({
    campaignId: row.id,
    categoryIds: placement.categories.map(({ id }) => id),
    valueIds: ids.map(({ id }) => id),
    endAt: row.endAt ?? infinity,
  });
}
