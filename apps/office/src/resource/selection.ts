/** Which records are chosen: some by their ids, or all that the list's search and filters match. */
export type Selection =
  | { readonly kind: 'ids'; readonly ids: ReadonlySet<string>; readonly anchor: string | null }
  | { readonly kind: 'filter'; readonly total: number };

/** Nothing is chosen. */
export const nothingChosen: Selection = { kind: 'ids', ids: new Set(), anchor: null };

/** Whether this record is chosen. */
export function isChosen(selection: Selection, id: string): boolean {
  return selection.kind === 'filter' || selection.ids.has(id);
}

/** How many records are chosen. */
export function chosenCount(selection: Selection): number {
  return selection.kind === 'filter' ? selection.total : selection.ids.size;
}

/** Chooses one record or takes it out; the next range begins there. Of all that match, those loaded stay. */
export function toggle(selection: Selection, id: string, loaded: readonly string[]): Selection {
  const ids = new Set(selection.kind === 'filter' ? loaded : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { kind: 'ids', ids, anchor: id };
}

/** Does with all between the last one and this what is done with this one: they are chosen, or taken out. */
export function toggleRange(selection: Selection, id: string, loaded: readonly string[]): Selection {
  const from = selection.kind === 'ids' && selection.anchor !== null ? loaded.indexOf(selection.anchor) : -1;
  const to = loaded.indexOf(id);
  if (selection.kind === 'filter' || from < 0 || to < 0) return toggle(selection, id, loaded);
  const between = loaded.slice(Math.min(from, to), Math.max(from, to) + 1);
  const ids = new Set(selection.ids);
  const isTakenOut = ids.has(id);
  for (const one of between) {
    if (isTakenOut) ids.delete(one);
    else ids.add(one);
  }
  return { kind: 'ids', ids, anchor: id };
}

/** How many of those that are loaded are chosen. */
export function chosenOfLoaded(selection: Selection, loaded: readonly string[]): 'none' | 'some' | 'all' {
  if (loaded.length === 0) return 'none';
  if (selection.kind === 'filter') return 'all';
  const count = loaded.filter((id) => selection.ids.has(id)).length;
  if (count === loaded.length) return 'all';
  return count === 0 ? 'none' : 'some';
}

/** Chooses all that are loaded, or nothing when they are chosen already. */
export function toggleLoaded(selection: Selection, loaded: readonly string[]): Selection {
  return chosenOfLoaded(selection, loaded) === 'all'
    ? nothingChosen
    : { kind: 'ids', ids: new Set(loaded), anchor: null };
}

/** What is done to many in portions, so that one can see how far a long work has come. */
export function portionsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const portions: Item[][] = [];
  for (let at = 0; at < items.length; at += size) portions.push(items.slice(at, at + size));
  return portions;
}
