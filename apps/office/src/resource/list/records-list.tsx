import { useLocale } from '@ayrac/browser/locale.ts';
import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Notice } from '@ayrac/kit/notice.tsx';
import { lazy, type RefObject, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useWidth } from '#office/chart/use-width.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DataTable } from '#office/table/data-table.tsx';
import { fittingColumns } from '#office/table/fitting-columns.ts';
import {
  chosenCount,
  chosenOfLoaded,
  nothingChosen,
  type Selection,
  toggle,
  toggleLoaded,
  toggleRange,
} from '#office/table/selection.ts';
import type { TableHandle } from '#office/table/use-row-focus.ts';
import { nextSort, type PageState } from '../address.ts';
import type { ChangePage } from '../change-page.ts';
import { canChoose } from '../declaration.ts';
import { useResource } from '../resource-context.tsx';
import { useIsOffline } from '../use-is-offline.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportMenu, ExportProgress, useFileExport } from './export-menu.tsx';
import { FiltersButton, ListFilters, ListSort } from './list-filters.tsx';
import { ListSearch } from './list-search.tsx';
import { ListEmpty, ListFailure, ListSkeleton } from './list-states.tsx';
import { MoreRows } from './more-rows.tsx';
import { RecordsHead } from './records-head.tsx';
import { useColumns } from './use-columns.tsx';
import type { useList } from './use-list.ts';
import { isMoreThanCounted, useTotalText } from './use-total-text.ts';
import './list.css';

const RowMenu = lazy(() => import('./row-menu.tsx').then((menu) => ({ default: menu.RowMenu })));

interface RecordsListProps {
  readonly heading: 'h1' | 'h2';
  readonly state: PageState;
  readonly change: ChangePage;
  readonly list: ReturnType<typeof useList>;
  readonly table: RefObject<TableHandle | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly activeId: string | null;
  readonly onActive: (id: string) => void;
  readonly selection: Selection;
  readonly choose: (next: (now: Selection) => Selection) => void;
  readonly canOrder: boolean;
  readonly onOpen: (id: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onHelp: () => void;
}

/** The matching records with search, filters, sorting, selection and export. */
export function RecordsList(props: RecordsListProps) {
  const { state, change, list, selection, choose, activeId, onActive, onOpen, onMove, canOrder } = props;
  const { answer, rows, total, query } = list;
  const { declaration, noun } = useResource();
  const { shape, titleField } = declaration;
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const { pathname } = useLocation();
  const columns = useColumns();
  const [element, width] = useWidth<HTMLElement>();
  const fitting = useMemo(
    () => fittingColumns(columns.shown, width, state.sort),
    [columns.shown, width, state.sort],
  );
  const [hasFilters, setHasFilters] = useState(false);
  const filtersId = useId();
  const isOffline = useIsOffline();
  const file = useFileExport(query, total);
  const totalText = useTotalText(shape);
  // If the total is not counted exactly, an action on all records is not offered.
  const isMore = isMoreThanCounted(shape, total, state.q);
  const loaded = useMemo(() => rows.map(({ id }) => id), [rows]);

  const labelOf = useCallback(
    (row: Row) => String(row[titleField] ?? '') || (noun.untitled ?? resource.untitled),
    [titleField, noun, resource],
  );
  const { hrefOf: own, actions = [] } = declaration;
  const hrefOf = useCallback(
    (row: Row) => own?.(row, query) ?? `${pathname}?${withOpen(query, row.id)}`,
    [own, pathname, query],
  );
  const [menu, setMenu] = useState<{ readonly id: string; readonly button: HTMLElement } | null>(null);
  const menuRow = rows.find(({ id }) => id === menu?.id);
  const { Above, Board, Lists } = declaration;
  const isBoard = Board !== undefined && state.view === 'board';
  const hasMenu = actions.some(({ toOne, hrefOf: leads }) => (toOne ?? leads) !== undefined);
  const onChoose = (id: string, isRange: boolean) =>
    choose((now) => (isRange ? toggleRange : toggle)(now, id, loaded));

  return (
    <section className="list" aria-label={noun.title} ref={element}>
      <RecordsHead
        heading={props.heading}
        count={answer.isSuccess && !isBoard ? noun.count({ count: totalText(total, state.q) }) : undefined}
        isBoard={isBoard}
        change={change}
        onHelp={props.onHelp}
      />
      {Lists && <Lists />}
      <div className="list-tools">
        <ListSearch
          ref={props.search}
          label={noun.search}
          q={state.q}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        {!isBoard && <ListSort state={state} change={change} />}
        <div className="list-menus menu-row">
          <FiltersButton state={state} open={hasFilters} controls={filtersId} onPress={setHasFilters} />
          <ViewsMenu query={query} />
          {!isBoard && (
            <ColumnsMenu
              // The first column, the record's title, is always shown.
              all={columns.all.slice(1)}
              shown={columns.shown}
              fitting={fitting}
              onToggle={columns.toggle}
            />
          )}
          {hasCall(shape, 'export') && <ExportMenu isBusy={file.arriving !== null} onStart={file.start} />}
        </div>
        <ListFilters id={filtersId} isOpen={hasFilters} state={state} change={change} />
      </div>
      {file.arriving && <ExportProgress arriving={file.arriving} onCancel={file.cancel} />}
      {isOffline && (
        <Notice tone="warning" live>
          {resource.offline}
        </Notice>
      )}
      <BulkBar
        selection={selection}
        query={query}
        total={isMore ? 0 : total}
        isAllLoaded={chosenOfLoaded(selection, loaded) === 'all'}
        isBin={state.isBin}
        onChooseLoaded={() => choose((now) => toggleLoaded(now, loaded))}
        onChooseAll={() => choose(() => ({ kind: 'filter', total }))}
        onClear={() => choose(() => nothingChosen)}
      />
      {Above && !isBoard && (
        <Above isHeld={state.open !== null || activeId !== null || chosenCount(selection) > 0} />
      )}
      {isBoard && (
        <Suspense fallback={<ListSkeleton columns={1} />}>
          <Board state={state} change={change} selection={selection} choose={choose} />
        </Suspense>
      )}
      {!isBoard && answer.isPending && !isOffline && <ListSkeleton columns={fitting.length} />}
      {!isBoard && answer.isError && rows.length === 0 && (
        <ListFailure error={answer.error} onRetry={() => answer.refetch()} />
      )}
      {!isBoard && answer.isSuccess && rows.length === 0 && <ListEmpty state={state} change={change} />}
      {!isBoard && rows.length > 0 && (
        <>
          <DataTable
            ref={props.table}
            label={noun.title}
            rows={rows}
            columns={fitting}
            width={width}
            labelOf={labelOf}
            hrefOf={hrefOf}
            total={total}
            hasMore={answer.hasNextPage}
            sort={state.sort}
            selection={selection}
            activeId={activeId}
            openId={state.open}
            canOrder={canOrder}
            canChoose={canChoose(declaration)}
            onMenu={hasMenu ? (id, button) => setMenu({ id, button }) : undefined}
            isBusy={answer.isPlaceholderData}
            onSort={(name) => change({ sort: nextSort(shape, state.sort, name) })}
            onOpen={onOpen}
            onActive={onActive}
            onChoose={onChoose}
            onChooseLoaded={() => choose((now) => toggleLoaded(now, loaded))}
            onMove={onMove}
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
      )}
    </section>
  );
}

/** Returns the address of a record beside this list. */
function withOpen(query: string, id: string): string {
  const address = new URLSearchParams(query);
  address.set('open', id);
  return address.toString();
}
