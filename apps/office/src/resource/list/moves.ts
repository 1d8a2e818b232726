/** Returns a list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/**
 * Returns the last place that a loaded record can be moved to. While more records follow, the end is excluded, because
 * the record would then be before one that is not loaded.
 */
export function lastPlace(loaded: number, hasMore: boolean): number {
  return hasMore ? loaded - 2 : loaded - 1;
}
