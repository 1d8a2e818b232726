import { useLocale } from '@ayrac/browser/locale.ts';
import { campaignContents } from '@ayrac/contract/office/campaign-contents.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { useId, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { PageState } from '#office/resource/address.ts';
import type { ChangePage } from '#office/resource/change-page.ts';
import { ColumnsMenu } from '#office/resource/list/columns-menu.tsx';
import { ExportMenu, ExportProgress, useFileExport } from '#office/resource/list/export-menu.tsx';
import { FiltersButton, ListFilters, ListSort } from '#office/resource/list/list-filters.tsx';
import { ListHead } from '#office/resource/list/list-head.tsx';
import { ListSearch } from '#office/resource/list/list-search.tsx';
import { ListStates } from '#office/resource/list/list-states.tsx';
import { useHiddenColumns } from '#office/resource/list/use-hidden-columns.ts';
import { useIsOffline } from '#office/resource/use-is-offline.ts';
import { usePageState } from '#office/resource/use-page-state.ts';
import { useDefaultView } from '#office/resource/views/use-views.ts';
import { ViewsMenu } from '#office/resource/views/views-menu.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { cellPlace } from '#office/sheet/block.ts';
import type { SheetColumn } from '#office/sheet/sheet-column.ts';
import { useChoice } from '../counts/use-choice.ts';
import { AddFact } from './add-fact.tsx';
import { detailLanguages, detailParts } from './columns.ts';
import { DetailActions } from './detail-actions.tsx';
import { DetailSheet } from './detail-sheet.tsx';
import { Refusals } from './refusals.tsx';
import { useCells } from './use-cells.ts';
import { useColumns } from './use-columns.ts';
import { useDetailList } from './use-detail-list.ts';
import { useSaving } from './use-saving.ts';
import { useWrongCells } from './use-wrong-cells.ts';

/** The table with its filters, its unsaved cells and the outcome of saving. */
export function DetailsPage({ username }: { readonly username: string }) {
  const { campaignDetails: words } = useOfficePhrases();
  const locale = useLocale();
  const [state, change] = usePageState();
  useDefaultView();
  const [part, setPart] = useChoice('part', detailParts);
  const [language, setLanguage] = useChoice('lang', detailLanguages);
  const list = useDetailList(state);
  const { rows, total, answer, query } = list;
  const typed = useCells(username);
  const table = useColumns({ part, language, rows, added: typed.added });
  const file = useFileExport(query, total, campaignContents);
  const { hidden, toggle } = useHiddenColumns(campaignContents.name);
  const isOffline = useIsOffline();
  const { wrong, waiting } = useWrongCells(typed.cells, table.wordsOf);
  const saving = useSaving({ typed, waiting, rows, wordsOf: table.wordsOf });
  const { refused } = saving;
  const keys = Object.keys(typed.cells);
  const here = location.pathname;
  useUnsavedGuard(keys.length > 0, (next) => next.pathname === here);

  const type = (cells: Readonly<Record<string, string | null>>) => {
    typed.fill(rows, cells);
    saving.forget(Object.keys(cells));
  };

  return (
    <section className="list details" aria-label={words.title}>
      <ListHead
        title={words.title}
        count={answer.isSuccess ? words.count({ count: formatCount(total, locale) }) : undefined}
      />
      <DetailTools {...{ state, change, query, file, hidden }} columns={table.columns} onToggle={toggle} />
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
        titleOf={(id) => table.rowOf(id)?.title ?? ''}
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
      <ListStates {...{ answer, state, change }} hasRows={rows.length > 0} columns={6} />
      {rows.length > 0 && table.columns.length === 0 && <p className="detail-hint">{words.noFacts}</p>}
      {rows.length > 0 && table.columns.length > 0 && (
        <DetailSheet
          {...{ list, table, hidden, typed, refused, wrong }}
          hint={
            part === 'facts' && table.left > 0 ? (
              words.factsLeft({ count: formatCount(table.left, locale) })
            ) : (
              <>
                {words.hint} <span className="pointer-coarse:hidden">{words.keys}</span>
              </>
            )
          }
          onType={type}
        />
      )}
      <DetailActions
        count={keys.length}
        ready={keys.filter((key) => !waiting.has(cellPlace(key)[0])).length}
        wrong={Object.keys(wrong).length}
        canUndo={typed.canUndo}
        isBusy={saving.isBusy}
        onUndo={typed.undo}
        onClear={() => {
          saving.forget(keys);
          typed.type(Object.fromEntries(keys.map((key) => [key, null])));
        }}
        onSave={saving.save}
      />
    </section>
  );
}

interface DetailToolsProps {
  readonly state: PageState;
  readonly change: ChangePage;
  readonly query: string;
  readonly file: ReturnType<typeof useFileExport>;
  readonly columns: readonly SheetColumn[];
  readonly hidden: readonly string[];
  readonly onToggle: ReturnType<typeof useHiddenColumns>['toggle'];
}

/** Search, sorting, filters and the menus of the table. */
function DetailTools({ state, change, query, file, columns, hidden, onToggle }: DetailToolsProps) {
  const { campaignDetails: words } = useOfficePhrases();
  const search = useRef<HTMLInputElement>(null);
  const filtersId = useId();
  const [hasFilters, setHasFilters] = useState(false);
  const named = columns.map(({ id, label }) => ({ name: id, label }));
  const shown = named.filter(({ name }) => !hidden.includes(name));
  return (
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
        <ColumnsMenu all={named} shown={shown} fitting={shown} onToggle={onToggle} />
        <ExportMenu isBusy={file.arriving !== null} onStart={file.start} />
      </div>
      <ListFilters id={filtersId} isOpen={hasFilters} state={state} change={change} />
    </div>
  );
}
