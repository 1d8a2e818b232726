import { useCallback, useMemo, useReducer } from 'react';
import type { Cells } from './block.ts';

interface Typed {
  /** What differs from what is saved. */
  readonly cells: Cells;
  /** What was typed before each step, the last at the end. */
  readonly past: readonly Cells[];
}

/** What happens to cells before they are saved. */
export type TypedDeed =
  | { readonly kind: 'typed'; readonly cells: Readonly<Record<string, string | null>> }
  | { readonly kind: 'undone' }
  /** These are saved: no step back brings them again. */
  | { readonly kind: 'saved'; readonly keys: readonly string[] }
  | { readonly kind: 'cleared' };

/** Nothing is typed. */
export const nothingTyped: Typed = { cells: {}, past: [] };

/** Cells after a deed; a cell that is typed as `null` is again as it is saved. */
export function nextTyped({ cells, past }: Typed, deed: TypedDeed): Typed {
  if (deed.kind === 'cleared') return nothingTyped;
  if (deed.kind === 'undone') return { cells: past.at(-1) ?? cells, past: past.slice(0, -1) };
  if (deed.kind === 'saved') {
    const gone = new Set(deed.keys);
    const left = (all: Cells) => Object.fromEntries(Object.entries(all).filter(([key]) => !gone.has(key)));
    return { cells: left(cells), past: past.map(left) };
  }
  const all = Object.entries<string | null>({ ...cells, ...deed.cells });
  const kept = all.filter((entry): entry is [string, string] => entry[1] !== null);
  return { cells: Object.fromEntries(kept), past: [...past, cells] };
}

/** What somebody types into sheets before it is saved, step by step; it may go on from what was typed before. */
export function useTyped(before: Cells = nothingTyped.cells) {
  const [{ cells, past }, act] = useReducer(nextTyped, { cells: before, past: nothingTyped.past });
  const type = useCallback(
    (typed: Readonly<Record<string, string | null>>) => act({ kind: 'typed', cells: typed }),
    [],
  );
  const undo = useCallback(() => act({ kind: 'undone' }), []);
  const saved = useCallback((keys: readonly string[]) => act({ kind: 'saved', keys }), []);
  const clear = useCallback(() => act({ kind: 'cleared' }), []);
  return useMemo(
    () => ({ cells, type, undo, saved, clear, canUndo: past.length > 0 }),
    [cells, past, type, undo, saved, clear],
  );
}
