import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { lazy, type RefObject, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Column } from '#office/table/column.ts';
import { DataTable } from '#office/table/data-table.tsx';
import { chosenCount, type Selection, toggle, toggleRange } from '#office/table/selection.ts';
import type { TableHandle } from '#office/table/use-row-focus.ts';
import { nextSort, type PageState } from '../address.ts';
import type { ChangePage } from '../change-page.ts';
import { canChoose } from '../declaration.ts';
import { useResource } from '../resource-context.tsx';
import { titleFieldOf } from '../title-of.ts';
import { MoreRows } from './more-rows.tsx';
import type { useList } from './use-list.ts';
import { useTotalText } from './use-total-text.ts';

const RowMenu = lazy(() => import('./row-menu.tsx').then((menu) => ({ default: menu.RowMenu })));

export interface RecordsTableProps {
  readonly state: PageState;
  readonly change: ChangePage;
  readonly list: ReturnType<typeof useList>;
  readonly table: RefObject<TableHandle | null>;
  readonly activeId: string | null;
  readonly onActive: (id: string) => void;
  readonly selection: Selection;
  readonly choose: (next: (now: Selection) => Selection) => void;
  readonly canOrder: boolean;
  readonly onOpen: (id: string) => void;
  readonly onMove: (from: number, to: number) => void;
  /** Columns that the list has room for. */
  readonly fitting: readonly Column[];
  /** Width of the list in pixels. */
  readonly width: number;
  /** Ids of the loaded records. */
  readonly loaded: readonly string[];
  readonly onChooseLoaded: () => void;
}

/** The loaded records as a table, with a menu for each row, and the way to more of them. */
export function RecordsTable(props: RecordsTableProps) {
  const { state, change, list, selection, choose, loaded } = props;
  const { answer, rows, total, query } = list;
  const { declaration, noun } = useResource();
  const { shape, hrefOf: own, actions = [] } = declaration;
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const { pathname } = useLocation();
  const totalText = useTotalText(shape);
  const [menu, setMenu] = useState<{ readonly id: string; readonly button: HTMLElement } | null>(null);
  const menuRow = rows.find(({ id }) => id === menu?.id);
  const hasMenu = actions.some(({ toOne, hrefOf }) => (toOne ?? hrefOf) !== undefined);

  const labelOf = useCallback(
    (row: Row) =>
      String(row[titleFieldOf(declaration, row, locale)] ?? '') || (noun.untitled ?? resource.untitled),
    [declaration, noun, resource, locale],
  );
  const hrefOf = useCallback(
    (row: Row) => own?.(row, query) ?? `${pathname}?${withOpen(query, row.id)}`,
    [own, pathname, query],
  );
  return (
    <>
      <DataTable
        ref={props.table}
        label={noun.title}
        rows={rows}
        columns={props.fitting}
        width={props.width}
        labelOf={labelOf}
        hrefOf={hrefOf}
        total={total}
        hasMore={answer.hasNextPage}
        sort={state.sort}
        selection={selection}
        activeId={props.activeId}
        openId={state.open}
        canOrder={props.canOrder}
        canChoose={canChoose(declaration)}
        onMenu={hasMenu ? (id, button) => setMenu({ id, button }) : undefined}
        isBusy={answer.isPlaceholderData}
        onSort={(name) => change({ sort: nextSort(shape, state.sort, name) })}
        onOpen={props.onOpen}
        onActive={props.onActive}
        onChoose={(id, isRange) => choose((now) => (isRange ? toggleRange : toggle)(now, id, loaded))}
        onChooseLoaded={props.onChooseLoaded}
        onMove={props.onMove}
        position={(first, last) =>
          last - first + 1 < total && (
            <p className="list-position" hidden={chosenCount(selection) > 0}>
              {resource.shown({
                from: formatCount(first, locale),
                to: formatCount(last, locale),
                total: totalText(total, state.q),
              })}
            </p>
          )
        }
      />
      <MoreRows answer={answer} />
      {menu !== null && menuRow !== undefined && (
        <Suspense>
          <RowMenu
            row={menuRow}
            label={resource.rowMenu({ label: labelOf(menuRow) })}
            button={menu.button}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns the address of a record beside this list. */
function withOpen(query: string, id: string): string {
  const address = new URLSearchParams(query);
  address.set('open', id);
  return address.toString();
}
