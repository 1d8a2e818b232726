/** A list in which one entry stands at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/**
 * The last place to which a record of those that are loaded can go: while more follow, the very end is not known,
 * because there it would stand before one that is not loaded.
 */
export function lastPlace(loaded: number, hasMore: boolean): number {
  return hasMore ? loaded - 2 : loaded - 1;
}
