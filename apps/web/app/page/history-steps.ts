import { isRecord } from '@ayrac/browser/form/kept-draft.ts';

/**
 * What an entry of the history says where it was opened from the entry before it, and leads back there: a dialog above
 * its page, or a login on the way.
 */
export const detour = { opened: true } as const;

/** Whether an entry was opened from the one before it, and not by its address. */
export function wasOpenedHere(state: unknown): boolean {
  return isRecord(state) && 'opened' in state;
}

/** The places inside of a dialog that led to an entry, its own included; none as long as it has not said where it is. */
export function trailOf(state: unknown): readonly string[] {
  return isRecord(state) && Array.isArray(state.trail) ? state.trail.map(String) : [];
}

/** How many steps inside of the dialog led to an entry. */
export function stepsInside(state: unknown): number {
  return Math.max(0, trailOf(state).length - 1);
}

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
