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

/** A drop in a list, as React Aria reports it: some items beside another one. */
export interface ListDrop {
  readonly keys: ReadonlySet<string | number>;
  readonly target: { readonly key: string | number; readonly dropPosition: 'before' | 'after' | 'on' };
}

/** Returns a list after a drop. The dropped items keep their order; beside one of themselves, they stay. */
export function dropped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { keys, target }: ListDrop,
): readonly Item[] {
  if (keys.has(target.key)) return items;
  const rest = items.filter((item) => !keys.has(keyOf(item)));
  const at = rest.findIndex((item) => keyOf(item) === target.key);
  const taken = items.filter((item) => keys.has(keyOf(item)));
  return rest.toSpliced(target.dropPosition === 'before' ? at : at + 1, 0, ...taken);
}
