import type { DetailRow } from '@ayrac/contract/office/campaign-details.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTyped } from '#office/sheet/use-typed.ts';
import { type FactColumn, valueIn } from './columns.ts';
import { keepCells, keptCells, type Seen } from './kept-cells.ts';

/**
 * What is typed into the table before it is saved, and what stood there then: whatever the server says meanwhile, this
 * is what was typed over. It outlives the page.
 */
export function useCells(username: string) {
  const [kept] = useState(() => keptCells(username));
  const typed = useTyped(kept.cells);
  const [seen, setSeen] = useState(kept.seen);
  const [added, setAdded] = useState(kept.added);
  const { cells, type } = typed;

  useEffect(() => keepCells(username, { cells, seen, added }), [username, cells, seen, added]);

  /** Types into cells of these rows. */
  const fill = useCallback(
    (rows: readonly DetailRow[], filled: Readonly<Record<string, string | null>>) => {
      const byId = new Map(rows.map((row) => [row.id, row]));
      const fresh = Object.keys(filled).flatMap((key): readonly (readonly [string, Seen[string]])[] => {
        const [id, name] = placeOf(key);
        const row = byId.get(id);
        return key in cells || row === undefined ? [] : [[key, valueIn(row, name)]];
      });
      setSeen((now) => ({ ...now, ...Object.fromEntries(fresh) }));
      type(filled);
    },
    [cells, type],
  );
  /** Goes on from what somebody else wrote into a cell: what is typed here is meant all the same. */
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
/** What is typed into the table. */
export type TypedCells = ReturnType<typeof useCells>;

/** The campaign of a cell, and its name. */
export function placeOf(key: string): readonly [id: string, name: string] {
  const end = key.indexOf('/');
  return [key.slice(0, end), key.slice(end + 1)];
}
