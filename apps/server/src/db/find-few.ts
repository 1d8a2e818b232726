const FEW = 1_000;

/**
 * Runs a search for ids and returns them if they are few, or null. In the order of a list a rare word would be looked
 * for row by row, so its rows are found by an index first, and counted and sorted by their ids. A common word is found
 * soon in any order.
 */
export async function findFew(
  find: (most: number) => PromiseLike<readonly { readonly id: unknown }[]>,
): Promise<readonly string[] | null> {
  const rows = await find(FEW + 1);
  return rows.length > FEW ? null : rows.map(({ id }) => String(id));
}
