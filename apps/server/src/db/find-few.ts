import { foldedWords } from '@ayrac/domain/text/turkish.ts';

/** Number of rows that are found, counted and sorted at once. */
export const FEW = 1_000;

/** A search for the ids of a list's rows. */
export interface IdSearch {
  readonly q: string | undefined;
  /** Total of the list, if a previous page has counted it. */
  readonly total?: number | undefined;
  /** Whether the list ends with the rows that are found, even if there are more. They must then be the same each time. */
  readonly endsWithFew?: boolean;
  /** Finds the ids of up to this many rows. */
  find(most: number): PromiseLike<readonly { readonly id: unknown }[]>;
}

/**
 * Returns the ids of all rows that a list shows if they are few, or undefined if the list is read in its own order. In
 * that order a rare word would be looked for row by row, so few rows are found by an index first, and counted and
 * sorted by their ids. A common word is soon found in any order.
 */
export async function findFew(search: IdSearch): Promise<readonly string[] | undefined> {
  const { q = '', total = 0, endsWithFew = false } = search;
  if (foldedWords(q).length === 0 || (total > FEW && !endsWithFew)) return undefined;
  const rows = await search.find(FEW + 1);
  return rows.length > FEW && !endsWithFew ? undefined : rows.map(({ id }) => String(id));
}
