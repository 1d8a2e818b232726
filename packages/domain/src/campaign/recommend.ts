/**
 * Recommends up to `count` items from lists of items similar to each viewed one, the last viewed first. The best of
 * every list come before the second best. Items appear once, and viewed items not at all.
 */
export function recommend<Item extends { readonly id: string }>(
  akin: readonly (readonly Item[])[],
  seen: ReadonlySet<string>,
  count: number,
): Item[] {
  const recommended = new Map<string, Item>();
  const longest = Math.max(0, ...akin.map((list) => list.length));
  for (let place = 0; place < longest; place += 1) {
    for (const list of akin) {
      const item = list[place];
      if (item === undefined || seen.has(item.id) || recommended.size === count) continue;
      recommended.set(item.id, item);
    }
  }
  return [...recommended.values()];
}
