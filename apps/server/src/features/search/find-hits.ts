import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { isExpired } from '@ayrac/domain/campaign/campaign-time.ts';
import type { Fit } from '@ayrac/domain/search/fit.ts';
import {
  anyOf,
  expressionOf,
  type QueryPart,
  queryOfParts,
  softWords,
} from '@ayrac/domain/search/synonym.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { FacetCounts } from '#server/features/campaign/filtering/facet-queries.ts';
import type { ResolvedFilters } from '#server/features/campaign/filtering/filter-queries.ts';
import { countFiltered, narrowingOf } from '#server/features/campaign/filtering/page-queries.ts';
import { countPassing } from '#server/features/campaign/filtering/present-filters.ts';
import { type CardRow, listCardsOf } from '#server/features/campaign/listing/card-queries.ts';
import { listPage } from '#server/features/campaign/listing/page-queries.ts';
import { figureQuery } from './figure-query.ts';
import { findHitIds, type Meant } from './queries.ts';
import { leadingOf, MEANT, meantBrand, type ReadQuery } from './read-query.ts';

export interface Hits {
  readonly reading: ReadQuery;
  readonly rows: readonly CardRow[];
  /** Some ended campaigns, listed after the last live one. */
  readonly ended: readonly CardRow[];
  readonly total: number;
  /** Absent when there was nothing to search for. */
  readonly counts?: FacetCounts;
  /** The words do not narrow anything: every live campaign is a hit. */
  readonly isWhole?: true;
}

/** Part and order of the hits to return. */
export interface HitsRequest {
  readonly page: number;
  readonly sort: SearchSort;
  readonly resolved: ResolvedFilters;
}

/** Finds the live campaigns that match a query. */
export function findHits(context: CallContext, reading: ReadQuery, request: HitsRequest): Promise<Hits> {
  const tsQuery = queryOf(reading);
  if (tsQuery !== undefined) return findQuery(context, reading, tsQuery, request);
  const hasTerms = reading.words.length > 0 || reading.figures.amount !== null;
  return hasTerms ? findEverything(context, reading, request) : Promise.resolve(nothing(reading));
}

/** Returns the PostgreSQL text search query for the words, or for the figures when there are no words. */
export function queryOf({ parts, figures }: ReadQuery, isWhole = true): string | undefined {
  return queryOfParts(parts, { isWhole: isWhole && !isFragment(parts) }) ?? figureQuery(figures);
}

/** Whether a query is a single unknown word: "kre" is rather the beginning of a word than a form of a short one. */
function isFragment(parts: readonly QueryPart[]): boolean {
  return parts.length === 1 && parts.every(({ isKnown, isSoft }) => !isKnown && !isSoft);
}

/** Whether the words match nothing, even without the filters. */
export function findsNothing({ total, counts }: Hits): boolean {
  return total === 0 && (counts === undefined || counts.groups.length === 0);
}

function nothing(reading: ReadQuery): Hits {
  return { reading, rows: [], ended: [], total: 0 };
}

/**
 * Finds the hits of a query. Those with its expression in their title or brand come first, then those of the meant
 * category or brand.
 */
export async function findQuery(
  { db, locale, now }: CallContext,
  reading: ReadQuery,
  tsQuery: string,
  { page, sort, resolved }: HitsRequest,
): Promise<Hits> {
  const soft = anyOf(softWords(reading.parts));
  const { tests } = resolved;
  const meant = meantBy(reading);
  const expression = meant === undefined ? expressionOf(reading.parts) : undefined;
  const ranked = soft === undefined ? expression?.meanings : `${expression?.meanings ?? tsQuery} | ${soft}`;
  // Forms of a fragment itself come before the words that begin with it.
  const fragment = isFragment(reading.parts) ? anyOf(reading.words) : undefined;
  const preferred = preferredBy(reading) ?? expression?.itself ?? fragment;
  const request = {
    query: tsQuery,
    page,
    sort,
    locale,
    tests,
    meant,
    ranked,
    preferred,
    titled: reading.titled,
  };
  const { live, ended, counts } = await findHitIds(db, request, now);
  const rows = await listCardsOf(db, [...live, ...ended]);
  const past = new Set(ended);
  return {
    reading,
    rows: rows.filter(({ id, endAt }) => !past.has(id) && !isExpired(endAt, now)),
    ended: rows.filter(({ id }) => past.has(id)),
    total: countPassing(counts),
    counts,
  };
}

/** Returns the query for the words that tell which campaigns of the meant category or brand are wanted. */
export function preferredBy(reading: ReadQuery): string | undefined {
  const words = meantBy(reading) === undefined ? [] : reading.modifiers();
  return words.length === 0 ? undefined : anyOf([...words, ...softWords(reading.parts)]);
}

/** Returns the category or brand that a query names. */
export function meantBy(reading: ReadQuery): Meant | undefined {
  if (leadingOf(reading) === 'categories') {
    const [category] = reading.categories;
    return (category?.fit ?? 0) < MEANT ? undefined : idOf('category', category);
  }
  const brand = meantBrand(reading.brands);
  const isMeant = brand?.isNamed === true || (brand?.fit ?? 0) >= MEANT;
  return isMeant ? idOf('brand', brand) : undefined;
}

function idOf(kind: Meant['kind'], best: Fit<{ readonly id: string }> | undefined): Meant | undefined {
  return best && { kind, id: best.item.id };
}

/** Returns a name as a phrase of a text search query. */
export function namePhrase(name: string): string {
  return foldedWords(name).join(' <-> ');
}

/**
 * Returns all campaigns for a query that names nothing specific, by popularity instead of relevance. They are counted
 * and filtered as the list of all campaigns, with its cached counts when no filter is set.
 */
async function findEverything(
  context: CallContext,
  reading: ReadQuery,
  { page, sort, resolved }: HitsRequest,
): Promise<Hits> {
  const { filters } = resolved;
  const found = await countFiltered(context, {}, filters);
  const request = { place: {}, sort: sort === 'relevance' ? ('most-wanted' as const) : sort, page };
  const rows = await listPage(context, request, narrowingOf({ ...request, filters }, found));
  return { reading, rows, ended: [], total: countPassing(found.counts), counts: found.counts, isWhole: true };
}
