/** Number of rows that are found, counted and sorted at once. */
export const FEW = 1_000;

/**
 * Runs a search for ids and returns up to one more than few. In the order of a list a rare word would be looked for row
 * by row, so few rows are found by an index first, and counted and sorted by their ids. A common word is soon found in
 * any order.
 */
export async function findSome(
  find: (most: number) => PromiseLike<readonly { readonly id: unknown }[]>,
): Promise<readonly string[]> {
  const rows = await find(FEW + 1);
  return rows.map(({ id }) => String(id));
}
