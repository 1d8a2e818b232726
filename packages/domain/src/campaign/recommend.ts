/**
 * Draws up to `count` items from what is akin to each thing that somebody looked at, the last look first: the best of
 * every list before the second best of any, each once, and nothing that was seen already.
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
