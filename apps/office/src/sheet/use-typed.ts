import { useCallback, useMemo, useReducer } from 'react';
import type { Cells } from './block.ts';

interface Typed {
  /** Cells that differ from the saved ones. */
  readonly cells: Cells;
  /** Cells before each step, the latest last. */
  readonly past: readonly Cells[];
}

/** Actions on unsaved cells. */
export type TypedAction =
  | { readonly kind: 'typed'; readonly cells: Readonly<Record<string, string | null>> }
  | { readonly kind: 'undone' }
  /** Saved cells are removed from the undo history as well, but not what was typed in them in the meantime. */
  | { readonly kind: 'saved'; readonly sent: Cells }
  | { readonly kind: 'cleared' };

/** State without unsaved cells. */
export const nothingTyped: Typed = { cells: {}, past: [] };

/** Returns the cells after an action. A cell set to `null` has its saved value again. */
export function nextTyped({ cells, past }: Typed, action: TypedAction): Typed {
  if (action.kind === 'cleared') return nothingTyped;
  if (action.kind === 'undone') return { cells: past.at(-1) ?? cells, past: past.slice(0, -1) };
  if (action.kind === 'saved') {
    const { sent } = action;
    const left = (all: Cells, isGone: (key: string) => boolean) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => !isGone(key)));
    return {
      cells: left(cells, (key) => cells[key] === sent[key]),
      past: past.map((before) => left(before, (key) => key in sent)),
    };
  }
  const all = Object.entries<string | null>({ ...cells, ...action.cells });
  const kept = all.filter((entry): entry is [string, string] => entry[1] !== null);
  return { cells: Object.fromEntries(kept), past: [...past, cells] };
}

/** State of a sheet's unsaved cells with undo. `before` are cells to continue with. */
export function useTyped(before: Cells = nothingTyped.cells) {
  const [{ cells, past }, act] = useReducer(nextTyped, { cells: before, past: nothingTyped.past });
  const type = useCallback(
    (typed: Readonly<Record<string, string | null>>) => act({ kind: 'typed', cells: typed }),
    [],
  );
  const undo = useCallback(() => act({ kind: 'undone' }), []);
  const saved = useCallback((sent: Cells) => act({ kind: 'saved', sent }), []);
  const clear = useCallback(() => act({ kind: 'cleared' }), []);
  return useMemo(
    () => ({ cells, type, undo, saved, clear, canUndo: past.length > 0 }),
    [cells, past, type, undo, saved, clear],
  );
}
