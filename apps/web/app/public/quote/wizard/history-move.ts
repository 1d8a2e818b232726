/** Change of the history when a dialog reaches a place, given the trail of the current entry. */
export type HistoryMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly steps: number }
  | { readonly kind: 'push' | 'replace'; readonly trail: readonly string[] };

/**
 * Returns the change of the history. A step forward adds an entry. A place that was passed before is returned to, which
 * leaves no extra entry.
 */
export function moveTo(place: string, trail: readonly string[], order: readonly string[]): HistoryMove {
  const last = trail.at(-1);
  if (last === place) return { kind: 'stay' };
  const passed = trail.lastIndexOf(place);
  if (passed >= 0) return { kind: 'go', steps: passed - trail.length + 1 };
  const isOn = last !== undefined && order.indexOf(place) > order.indexOf(last);
  return isOn
    ? { kind: 'push', trail: [...trail, place] }
    : { kind: 'replace', trail: [...trail.slice(0, -1), place] };
}
