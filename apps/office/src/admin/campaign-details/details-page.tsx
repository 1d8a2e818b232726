import { useLocale } from '@ayrac/browser/locale.ts';
import { campaignContents } from '@ayrac/contract/office/campaign-contents.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Notice } from '@ayrac/kit/notice.tsx';
import { Segments } from '@ayrac/kit/segments.tsx';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useProblemWords } from '#office/fields/use-problem-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ColumnsMenu } from '#office/resource/list/columns-menu.tsx';
import { ExportMenu, ExportProgress, useFileExport } from '#office/resource/list/export-menu.tsx';
import { FiltersButton, ListFilters, ListSort } from '#office/resource/list/list-filters.tsx';
import { ListHead } from '#office/resource/list/list-head.tsx';
import { ListSearch } from '#office/resource/list/list-search.tsx';
import { ListEmpty, ListFailure, ListSkeleton } from '#office/resource/list/list-states.tsx';
import { useHiddenColumns } from '#office/resource/list/use-hidden-columns.ts';
import { useIsOffline } from '#office/resource/use-is-offline.ts';
import { usePageState } from '#office/resource/use-page-state.ts';
import { useDefaultView } from '#office/resource/views/use-views.ts';
import { ViewsMenu } from '#office/resource/views/views-menu.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { cellPlace } from '#office/sheet/block.ts';
import { Sheet } from '#office/sheet/sheet.tsx';
import { useChoice } from '../counts/use-choice.ts';
import { AddFact } from './add-fact.tsx';
import { detailLanguages, detailParts, isFormatted, problemOf, sentOf, valueIn } from './columns.ts';
import { DetailActions } from './detail-actions.tsx';
import { Refusals } from './refusals.tsx';
import { RowHead } from './row-head.tsx';
import { useCells } from './use-cells.ts';
import { useColumns } from './use-columns.ts';
import { useDetailList } from './use-detail-list.ts';
import { useSaving } from './use-saving.ts';

/** The table with its filters, its unsaved cells and the outcome of saving. */
export function DetailsPage({ username }: { readonly username: string }) {
  const { campaignDetails: words, resource } = useOfficePhrases();
  const problemWords = useProblemWords();
  const locale = useLocale();
  const { show } = useToast();
  const [state, change] = usePageState();
  useDefaultView();
  const [part, setPart] = useChoice('part', detailParts);
  const [language, setLanguage] = useChoice('lang', detailLanguages);
  const list = useDetailList(state);
  const { rows, total, answer, query } = list;
  const typed = useCells(username);
  const table = useColumns({ part, language, rows, added: typed.added });
  const { wordsOf, savedOf, rowOf } = table;
  const file = useFileExport(query, total, campaignContents);
  const { hidden, toggle } = useHiddenColumns(campaignContents.name);
  const named = table.columns.map(({ id, label }) => ({ name: id, label }));
  const shown = named.filter(({ name }) => !hidden.includes(name));
  const columns = useMemo(
    () => table.columns.filter(({ id }) => !hidden.includes(id)),
    [table.columns, hidden],
  );
  const isOffline = useIsOffline();
  const search = useRef<HTMLInputElement>(null);
  const filtersId = useId();
  const [hasFilters, setHasFilters] = useState(false);

  const wrong = Object.fromEntries(
    Object.entries(typed.cells).flatMap(([key, text]) => {
      const [, name] = cellPlace(key);
      const problem = problemOf(name, sentOf(name, text, wordsOf(name).choices));
      return problem === undefined ? [] : [[key, problemWords(problem)]];
    }),
  );
  const waiting = new Set(Object.keys(wrong).map((key) => cellPlace(key)[0]));
  const saving = useSaving({ typed, waiting, rows, wordsOf });
  const { refused } = saving;
  const errors = {
    ...refused.cells,
    ...Object.fromEntries(
      Object.entries(refused.conflicts).map(([key, theirs]) => [
        key,
        words.conflicts.cell({ theirs: table.shown(cellPlace(key)[1], theirs) || words.conflicts.empty }),
      ]),
    ),
    ...wrong,
  };
  const count = Object.keys(typed.cells).length;
  const ready = Object.keys(typed.cells).filter((key) => !waiting.has(cellPlace(key)[0])).length;
  const here = location.pathname;
  useUnsavedGuard(count > 0, (next) => next.pathname === here);

  const type = (cells: Readonly<Record<string, string | null>>) => {
    typed.fill(rows, cells);
    saving.forget(Object.keys(cells));
  };
  const lockOf = (id: string, name: string) => {
    const row = rowOf(id);
    if (row === undefined) return undefined;
    if (row.lock !== null) return words.locks[row.lock];
    return isFormatted(name, valueIn(row, name)) ? words.locks.formatted : undefined;
  };
  const { hasNextPage, isFetching, fetchNextPage } = answer;
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  return (
    <section className="list details" aria-label={words.title}>
      <ListHead
        title={words.title}
        count={answer.isSuccess ? words.count({ count: formatCount(total, locale) }) : undefined}
      />
      <div className="list-tools">
        <ListSearch
          ref={search}
          label={words.search}
          q={state.q}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <ListSort state={state} change={change} />
        <div className="list-menus menu-row">
          <FiltersButton state={state} open={hasFilters} controls={filtersId} onPress={setHasFilters} />
          <ViewsMenu query={query} />
          <ColumnsMenu all={named} shown={shown} fitting={shown} onToggle={toggle} />
          <ExportMenu isBusy={file.arriving !== null} onStart={file.start} />
        </div>
        <ListFilters id={filtersId} isOpen={hasFilters} state={state} change={change} />
      </div>
      {file.arriving && <ExportProgress arriving={file.arriving} onCancel={file.cancel} />}
      <div className="detail-parts">
        <Segments
          legend={words.part}
          legendHidden
          value={part}
          onChange={setPart}
          segments={detailParts.map((value) => ({ value, label: words.parts[value] }))}
        />
        {part !== 'vehicle' && (
          <Segments
            legend={words.language}
            legendHidden
            value={language}
            onChange={setLanguage}
            segments={detailLanguages.map((value) => ({ value, label: words.languages[value] }))}
          />
        )}
        {part === 'facts' && <AddFact onAdd={typed.add} />}
      </div>
      {isOffline && (
        <Notice tone="warning" live>
          {words.offline}
        </Notice>
      )}
      <Refusals
        titleOf={(id) => rowOf(id)?.title ?? ''}
        labelOf={table.labelOf}
        shown={table.shown}
        typed={typed.cells}
        conflicts={refused.conflicts}
        rows={refused.rows}
        onTheirs={(key) => type({ [key]: null })}
        onOwn={(key) => {
          typed.meanAllTheSame(key, refused.conflicts[key] ?? null);
          saving.forget([key]);
        }}
      />
      {answer.isPending && !isOffline && <ListSkeleton columns={6} />}
      {answer.isError && rows.length === 0 && (
        <ListFailure error={answer.error} onRetry={() => answer.refetch()} />
      )}
      {answer.isSuccess && rows.length === 0 && <ListEmpty state={state} change={change} />}
      {rows.length > 0 && table.columns.length === 0 && <p className="detail-hint">{words.noFacts}</p>}
      {rows.length > 0 && table.columns.length > 0 && (
        <>
          <p className="detail-hint">
            {part === 'facts' && table.left > 0
              ? words.factsLeft({ count: formatCount(table.left, locale) })
              : words.hint}
          </p>
          <div className="sheet-frame">
            <Sheet
              isTall
              label={words.title}
              corner={words.campaign}
              rows={rows.map((row) => ({
                ...{ id: row.id, label: row.title || words.untitled },
                head: <RowHead row={row} />,
              }))}
              columns={columns}
              savedOf={savedOf}
              typed={typed.cells}
              errors={errors}
              total={total}
              lockOf={lockOf}
              onType={type}
              onUndo={typed.undo}
              onLeftOut={(left) =>
                show({ tone: 'info', text: words.leftOut({ count: formatCount(left, locale) }) })
              }
              onEnd={more}
            />
          </div>
          <p className="list-count">
            {resource.shown({
              from: formatCount(1, locale),
              to: formatCount(rows.length, locale),
              total: formatCount(total, locale),
            })}
          </p>
        </>
      )}
      <DetailActions
        count={count}
        ready={ready}
        wrong={Object.keys(wrong).length}
        canUndo={typed.canUndo}
        isBusy={saving.isBusy}
        onUndo={typed.undo}
        onClear={() => {
          saving.forget(Object.keys(typed.cells));
          typed.type(Object.fromEntries(Object.keys(typed.cells).map((key) => [key, null])));
        }}
        onSave={saving.save}
      />
    </section>
  );
}
