import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { mostCounted } from '@ayrac/contract/office/resource.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { type RefObject, Suspense, useId, useMemo, useState } from 'react';
import { useWidth } from '#office/chart/use-width.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Column } from '#office/table/column.ts';
import { fittingColumns } from '#office/table/fitting-columns.ts';
import { chosenCount, chosenOfLoaded, toggleLoaded } from '#office/table/selection.ts';
import type { PageState } from '../address.ts';
import type { ChangePage } from '../change-page.ts';
import { useResource } from '../resource-context.tsx';
import { useIsOffline } from '../use-is-offline.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportMenu, ExportProgress, useFileExport } from './export-menu.tsx';
import { FiltersButton, ListFilters, ListSort } from './list-filters.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSkeleton, ListStates } from './list-states.tsx';
import { RecordsHead } from './records-head.tsx';
import { RecordsTable, type RecordsTableProps } from './records-table.tsx';
import { UnderHand } from './under-hand.tsx';
import { useColumns } from './use-columns.tsx';
import { isMoreThanCounted, useTotalText } from './use-total-text.ts';
import './list.css';

interface RecordsListProps
  extends Omit<RecordsTableProps, 'fitting' | 'width' | 'loaded' | 'onChooseLoaded'> {
  readonly heading: 'h1' | 'h2';
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onHelp: () => void;
}

/** The matching records with search, filters, sorting, selection and export. */
export function RecordsList(props: RecordsListProps) {
  const { state, change, list, selection, choose, activeId } = props;
  const { answer, rows, total, query } = list;
  const { declaration, noun } = useResource();
  const { shape, Above, Board, Lists } = declaration;
  const { resource } = useOfficePhrases();
  const columns = useColumns();
  const [element, width] = useWidth<HTMLElement>();
  const fitting = useMemo(
    () => fittingColumns(columns.shown, width, state.sort, props.canOrder),
    [columns.shown, width, state.sort, props.canOrder],
  );
  const isOffline = useIsOffline();
  const file = useFileExport(query, total);
  const totalText = useTotalText(shape);
  const isMore = isMoreThanCounted(shape, total, state.q);
  const loaded = useMemo(() => rows.map(({ id }) => id), [rows]);
  const chooseLoaded = () => choose((now) => toggleLoaded(now, loaded));
  const [isUnderHand, setIsUnderHand] = useState(false);
  const isBoard = Board !== undefined && state.view === 'board';

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
      <RecordsTools {...{ state, change, query, isBoard, columns, fitting, file }} search={props.search} />
      {file.arriving && <ExportProgress arriving={file.arriving} onCancel={file.cancel} />}
      {isOffline && (
        <Notice tone="warning" live>
          {resource.offline}
        </Notice>
      )}
      <BulkBar
        selection={selection}
        query={query}
        total={total}
        most={isMore ? mostCounted(shape, state.q) : undefined}
        isAllLoaded={chosenOfLoaded(selection, loaded) === 'all'}
        isBin={state.isBin}
        onChooseLoaded={chooseLoaded}
        onChooseAll={() => choose(() => ({ kind: 'filter', total }))}
        onChoose={(chosen) => choose(() => chosen)}
      />
      {Above && !isBoard && (
        <Above
          isHeld={isUnderHand || state.open !== null || activeId !== null || chosenCount(selection) > 0}
        />
      )}
      {isBoard ? (
        <Suspense fallback={<ListSkeleton columns={1} />}>
          <Board state={state} change={change} selection={selection} choose={choose} />
        </Suspense>
      ) : (
        <UnderHand onChange={setIsUnderHand}>
          <ListStates {...{ answer, state, change }} hasRows={rows.length > 0} columns={fitting.length} />
          {rows.length > 0 && (
            <RecordsTable {...props} {...{ fitting, width, loaded }} onChooseLoaded={chooseLoaded} />
          )}
        </UnderHand>
      )}
    </section>
  );
}

interface RecordsToolsProps {
  readonly state: PageState;
  readonly change: ChangePage;
  readonly query: string;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly isBoard: boolean;
  readonly columns: ReturnType<typeof useColumns>;
  /** Columns that the list has room for. */
  readonly fitting: readonly Column[];
  readonly file: ReturnType<typeof useFileExport>;
}

/** Search, sorting, filters and the menus of the list. */
function RecordsTools(props: RecordsToolsProps) {
  const { state, change, query, search, isBoard, columns, fitting, file } = props;
  const { declaration, noun } = useResource();
  const [hasFilters, setHasFilters] = useState(false);
  const filtersId = useId();
  return (
    <div className="list-tools">
      <ListSearch
        ref={search}
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
        {hasCall(declaration.shape, 'export') && (
          <ExportMenu isBusy={file.arriving !== null} onStart={file.start} />
        )}
      </div>
      <ListFilters id={filtersId} isOpen={hasFilters} state={state} change={change} />
    </div>
  );
}
