import type { DetailRow } from '@ayrac/contract/office/campaign-details.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { cellPlace } from '#office/sheet/block.ts';
import { useTyped } from '#office/sheet/use-typed.ts';
import { type FactColumn, valueIn } from './columns.ts';
import { keepCells, keptCells, type Seen } from './kept-cells.ts';

/**
 * Unsaved cells of the table, with the saved values they replace: a conflict is detected against those, whatever the
 * server returns later. They outlive the page.
 */
export function useCells(username: string) {
  const [kept] = useState(() => keptCells(username));
  const typed = useTyped(kept.cells);
  const [seen, setSeen] = useState(kept.seen);
  const [added, setAdded] = useState(kept.added);
  const { cells, type } = typed;

  useEffect(() => keepCells(username, { cells, seen, added }), [username, cells, seen, added]);

  /** Sets cells of these rows. */
  const fill = useCallback(
    (rows: readonly DetailRow[], filled: Readonly<Record<string, string | null>>) => {
      const byId = new Map(rows.map((row) => [row.id, row]));
      const fresh = Object.keys(filled).flatMap((key): readonly (readonly [string, Seen[string]])[] => {
        const [id, name] = cellPlace(key);
        const row = byId.get(id);
        return key in cells || row === undefined ? [] : [[key, valueIn(row, name)]];
      });
      setSeen((now) => ({ ...now, ...Object.fromEntries(fresh) }));
      type(filled);
    },
    [cells, type],
  );
  /** Accepts another person's value as the new base of a cell, so that the typed value can be saved over it. */
  const meanAllTheSame = useCallback(
    (key: string, theirs: Seen[string]) => setSeen((now) => ({ ...now, [key]: theirs })),
    [],
  );
  const add = useCallback((fact: FactColumn) => setAdded((now) => [fact, ...now]), []);

  return useMemo(
    () => ({ ...typed, seen, added, fill, meanAllTheSame, add }),
    [typed, seen, added, fill, meanAllTheSame, add],
  );
}
/** Unsaved cells of the table and the functions that change them. */
export type TypedCells = ReturnType<typeof useCells>;
