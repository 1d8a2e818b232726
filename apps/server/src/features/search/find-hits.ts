import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import { queryOfParts, softQuery } from '@ayrac/domain/search/synonym.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import {
  countFacets,
  countList,
  type FacetCounts,
} from '#server/features/campaign/filtering/facet-queries.ts';
import {
  passesAll,
  passesInList,
  type ResolvedFilters,
} from '#server/features/campaign/filtering/filter-queries.ts';
import { countPassing, countWhole } from '#server/features/campaign/filtering/present-filters.ts';
import { type CardRow, listCards, slice } from '#server/features/campaign/listing/card-queries.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { figureQuery } from './figure-query.ts';
import { ENDED, hitRows, hitSlice } from './queries.ts';
import { MEANT, type ReadQuery } from './read-query.ts';

/** What a query finds. */
export interface Hits {
  readonly reading: ReadQuery;
  readonly rows: readonly CardRow[];
  /** Some that have ended, behind the last live one. */
  readonly ended: readonly CardRow[];
  readonly total: number;
  /** Absent where nothing was asked. */
  readonly counts?: FacetCounts;
  /** The words narrow nothing: every live campaign is a hit. */
  readonly isWhole?: true;
}

/** What of the hits is asked for. */
export interface Wanted {
  readonly page: number;
  readonly sort: SearchSort;
  readonly resolved: ResolvedFilters;
}

/** Finds the live campaigns that a query names. */
export function findHits(context: CallContext, reading: ReadQuery, wanted: Wanted): Promise<Hits> {
  const tsQuery = queryOf(reading);
  if (tsQuery !== undefined) return findQuery(context, reading, tsQuery, wanted);
  const isAsked = reading.words.length > 0 || reading.figures.amount !== null;
  return isAsked ? findEverything(context, reading, wanted) : Promise.resolve(nothing(reading));
}

/** A query for PostgreSQL of the words that say what is looked for, or where there are none of the figures. */
export function queryOf({ parts, figures }: ReadQuery, isWhole = true): string | undefined {
  return queryOfParts(parts, { isWhole }) ?? figureQuery(figures);
}

/** Whether the words find nothing, not even without the filters. */
export function findsNothing({ total, counts }: Hits): boolean {
  return total === 0 && (counts === undefined || counts.groups.length === 0);
}

function nothing(reading: ReadQuery): Hits {
  return { reading, rows: [], ended: [], total: 0 };
}

/** Finds the hits of a query; those that stand in the category that was meant, or are of the brand, come first. */
export async function findQuery(
  { db, locale, now }: CallContext,
  reading: ReadQuery,
  tsQuery: string,
  { page, sort, resolved }: Wanted,
): Promise<Hits> {
  const passes = passesAll(resolved, sql`wanted.campaign_id`);
  const soft = softQuery(reading.parts);
  const ranked = soft === undefined ? undefined : `${tsQuery} | ${soft}`;
  const wanted = { page, sort, locale, now, passes, named: nameQuery(reading), ranked };
  const [rows, counts] = await Promise.all([
    listCards(db, hitSlice(db, tsQuery, wanted).as('source')),
    countFacets(db, hitRows(tsQuery, now), resolved.tests, now),
  ]);
  const isEnded = ({ section }: { readonly section: string }) => section === ENDED;
  return {
    reading,
    rows: rows.filter((row) => !isEnded(row)),
    ended: rows.filter(isEnded),
    total: countPassing(counts),
    counts,
  };
}

function nameQuery({ categories, brands }: ReadQuery): string | undefined {
  const [first] = [categories[0], brands[0]]
    .filter((fit) => fit !== undefined && fit.fit >= MEANT)
    .toSorted((left, right) => (right?.fit ?? 0) - (left?.fit ?? 0));
  return first === undefined ? undefined : namePhrase(first.item.name);
}

/** A name as the documents of its campaigns hold it. */
export function namePhrase(name: string): string {
  return foldedWords(name).join(' <-> ');
}

/**
 * Who asks for campaigns and names nothing further gets all of them; what nothing fits better is most wanted first.
 * They are counted and filtered as one list: where nothing is chosen, from the counts that are kept of it.
 */
async function findEverything(
  { db, now }: CallContext,
  reading: ReadQuery,
  { page, sort, resolved }: Wanted,
): Promise<Hits> {
  const list = wholeCatalogue(db);
  const counts = await countList(db, list, resolved, now);
  const offset = pageOffset(page);
  const total = countPassing(counts);
  const passing = { wanted: offset + pageSize, passing: total, whole: countWhole(counts) };
  const source = slice(db, {
    list,
    sort: sort === 'relevance' ? 'most-wanted' : sort,
    now,
    where: passesInList(resolved, passing),
    limit: pageSize,
    offset,
  });
  return { reading, rows: await listCards(db, source.as('source')), ended: [], total, counts, isWhole: true };
}
