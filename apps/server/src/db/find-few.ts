import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Number of rows that are found, counted and sorted at once. */
export const FEW = 1_000;

/** A search for the ids of a list's rows. */
export interface IdSearch {
  readonly q: string | undefined;
  /** Total of the list, if a previous page has counted it. */
  readonly total?: number | undefined;
  /** Whether the list ends with the rows that are found, even if there are more. They must then be the same each time. */
  readonly endsWithFew?: boolean;
  /** Query of the ids of all rows that are counted. */
  readonly ids: { getSQL(): SQL };
}

/** Result of a search: the number of rows, and their ids if they are few. */
export interface Found {
  readonly total: number;
  readonly few: readonly string[] | undefined;
}

/**
 * Counts the rows that a list shows, and returns their ids if they are few. Otherwise the list is read in its own order.
 * In that order a rare word would be looked for row by row, so few rows are found by an index first, and sorted by their
 * ids. A common word is soon found in any order. Undefined without a search, or if it is known to find many.
 */
export async function findFew(db: Executor, search: IdSearch): Promise<Found | undefined> {
  const { q = '', total: known = 0, endsWithFew = false, ids } = search;
  if (foldedWords(q).length === 0 || (known > FEW && !endsWithFew)) return undefined;
  const { rows } = await db.execute<{ total: number; ids: string[] | null }>(sql`
    select count(*)::integer as total, (array_agg(id))[1:${sql.raw(String(FEW + 1))}]::text[] as ids
    from (${ids.getSQL()}) as found (id)`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has one row.');
  const isFew = found.total <= FEW || endsWithFew;
  return { total: found.total, few: isFew ? (found.ids ?? []) : undefined };
}
