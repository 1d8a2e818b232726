/** Selected records: some ids, or all that match the list's search and filters. */
export type Selection =
  | { readonly kind: 'ids'; readonly ids: ReadonlySet<string>; readonly anchor: string | null }
  | { readonly kind: 'filter'; readonly total: number };

/** The empty selection. */
export const nothingChosen: Selection = { kind: 'ids', ids: new Set(), anchor: null };

/** Returns the selection of these records. */
export function chosenOf(ids: readonly string[]): Selection {
  return { kind: 'ids', ids: new Set(ids), anchor: null };
}

/** Whether a record is selected. */
export function isChosen(selection: Selection, id: string): boolean {
  return selection.kind === 'filter' || selection.ids.has(id);
}

/** Returns the number of selected records. */
export function chosenCount(selection: Selection): number {
  return selection.kind === 'filter' ? selection.total : selection.ids.size;
}

/**
 * Selects or deselects a record, which becomes the anchor of the next range. If all matching records were selected, the
 * other loaded ones stay selected.
 */
export function toggle(selection: Selection, id: string, loaded: readonly string[]): Selection {
  const ids = new Set(selection.kind === 'filter' ? loaded : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { kind: 'ids', ids, anchor: id };
}

/** Selects or deselects all records between the anchor and this one, depending on whether this one was selected. */
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

/** Returns how many of the loaded records are selected. */
export function chosenOfLoaded(selection: Selection, loaded: readonly string[]): 'none' | 'some' | 'all' {
  if (loaded.length === 0) return 'none';
  if (selection.kind === 'filter') return 'all';
  const count = loaded.filter((id) => selection.ids.has(id)).length;
  if (count === loaded.length) return 'all';
  return count === 0 ? 'none' : 'some';
}

/** Selects all loaded records, or none if they are already selected. */
export function toggleLoaded(selection: Selection, loaded: readonly string[]): Selection {
  return chosenOfLoaded(selection, loaded) === 'all'
    ? nothingChosen
    : { kind: 'ids', ids: new Set(loaded), anchor: null };
}

/** Splits bulk work into batches, so that its progress can be shown. */
export function portionsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const portions: Item[][] = [];
  for (let at = 0; at < items.length; at += size) portions.push(items.slice(at, at + size));
  return portions;
}
