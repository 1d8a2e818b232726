import { type RefObject, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { moved } from '#office/table/moves.ts';
import type { TableHandle } from '#office/table/use-row-focus.ts';
import { canBeOrdered, type PageState } from './address.ts';
import type { ChangePage } from './change-page.ts';
import type { useList } from './list/use-list.ts';
import { placeBeside } from './record/neighbours.ts';
import { useNeighbours } from './record/use-neighbours.ts';
import { useResource } from './resource-context.tsx';
import { useGoingOn } from './use-actions.tsx';
import { useRecordActions } from './use-record-actions.ts';

interface ListStepsParts {
  readonly state: PageState;
  readonly change: ChangePage;
  readonly list: ReturnType<typeof useList>;
  readonly table: RefObject<TableHandle | null>;
}

/** Keeps the active record of a list, and opens records, goes from one to the next, and changes their order. */
export function useListSteps({ state, change, list, table }: ListStepsParts) {
  const { shape, hrefOf } = useResource().declaration;
  const { rows, query, answer, showOrder } = list;
  const navigate = useNavigate();
  const actions = useRecordActions();
  const [activeId, setActiveId] = useState<string | null>(null);
  const around = useNeighbours(rows, state.open);
  const canOrder = canBeOrdered(shape, state);
  const placeOf = (id: string | null) => rows.findIndex((row) => row.id === id);
  const placeBesideOpen = (by: 1 | -1) =>
    state.open === null ? undefined : placeBeside(rows, state.open, by, around);

  useGoingOn(() => {
    const place = placeBesideOpen(1) ?? placeBesideOpen(-1);
    return place === undefined ? null : (rows[place]?.id ?? null);
  });

  const open = useCallback(
    (id: string) => {
      setActiveId(id);
      const row = rows.find((one) => one.id === id);
      if (hrefOf !== undefined && row !== undefined) navigate(hrefOf(row, query));
      else change({ open: id, pane: 'form' });
    },
    [change, hrefOf, navigate, query, rows],
  );

  /** Moves up or down the list. While a record is open, its neighbour is opened. */
  const step = (by: 1 | -1) => {
    const isOpen = state.open !== null && state.open !== 'new';
    const place = isOpen
      ? placeBesideOpen(by)
      : Math.max(0, Math.min(rows.length - 1, placeOf(activeId) + by));
    const row = place === undefined ? undefined : rows[place];
    if (row === undefined || place === undefined) return;
    if (place >= rows.length - 5 && answer.hasNextPage && !answer.isFetching) answer.fetchNextPage();
    setActiveId(row.id);
    if (!isOpen) {
      table.current?.focusRow(place);
      return;
    }
    table.current?.showRow(place);
    change({ open: row.id }, { replace: true });
  };

  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || from === to) return;
    const ordered = moved(rows, from, to);
    showOrder(ordered);
    actions.order(row, ordered[to + 1]?.id ?? null);
  };
  const moveActive = (by: 1 | -1) => {
    const from = placeOf(activeId);
    const to = from + by;
    if (!canOrder || from < 0 || to < 0 || to >= rows.length) return;
    if (to === rows.length - 1 && answer.hasNextPage) return;
    if (activeId !== null) table.current?.holdFocus(activeId);
    move(from, to);
  };

  return {
    ...{ activeId, setActiveId, canOrder, open, step, move, moveActive },
    /** Whether the open record has a neighbour on either side. */
    canStep: { back: placeBesideOpen(-1) !== undefined, on: placeBesideOpen(1) !== undefined },
  };
}
