/** What a dialog that has come to a place does to the history, whose entry has this trail. */
export type HistoryMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly steps: number }
  | { readonly kind: 'push' | 'replace'; readonly trail: readonly string[] };

/** One entry for each step on; what was passed already is gone back to, and leaves no entry behind. */
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
