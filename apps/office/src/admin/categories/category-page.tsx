import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { ChipButton } from '@ayrac/kit/chip.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Key } from 'react-aria-components/Tree';
import { useShortcuts } from '#office/keys/use-shortcuts.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { PageState } from '#office/resource/address.ts';
import type { ChangePage } from '#office/resource/change-page.ts';
import { ExportMenu, ExportProgress, useFileExport } from '#office/resource/list/export-menu.tsx';
import { ListHead } from '#office/resource/list/list-head.tsx';
import { ListSearch } from '#office/resource/list/list-search.tsx';
import { ListEmpty, ListFailure, ListSkeleton } from '#office/resource/list/list-states.tsx';
import { useList } from '#office/resource/list/use-list.ts';
import { PanelSides } from '#office/resource/panel/panel-sides.tsx';
import { RecordPanel } from '#office/resource/record/record-panel.tsx';
import { usePanel } from '#office/resource/record/use-panel.ts';
import { usePageState } from '#office/resource/use-page-state.ts';
import { PlacingNotices } from '../placing/placing-notices.tsx';
import { BinnedCategories } from './binned-categories.tsx';
import type { useCategoryTree } from './category-rows.tsx';
import { CategoryTree, ROW_HEIGHT } from './category-tree.tsx';
import { idsAbove, nodesOf, openOnes, parentsOf } from './tree-nodes.ts';
import { useMove } from './use-move.ts';
import { useReturn } from './use-return.ts';
import '#office/resource/resource.css';
import './categories.css';

interface CategoryPageProps {
  readonly tree: ReturnType<typeof useCategoryTree>;
  readonly onNewBelow: (parentId: string | null) => void;
}

/** The category tree, the open category beside it, and the bin. */
export function CategoryPage({ tree: { answer, rows }, onNewBelow }: CategoryPageProps) {
  const { categories: words } = useOfficePhrases();
  const locale = useLocale();
  const [state, change] = usePageState();
  const bin = useList(state);
  const move = useMove();
  const search = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<Key>>(new Set());
  const nodes = useMemo(() => nodesOf(rows, state.q), [rows, state.q]);
  const isSearched = state.q.trim() !== '';
  const all = useMemo(() => parentsOf(nodes), [nodes]);
  const shown = useMemo(() => (isSearched ? new Set<Key>(all) : open), [isSearched, all, open]);
  const file = useFileExport('', rows.length);

  // Expands the ancestors of the open category, however it was opened, and even if it was closed before it was loaded.
  const idToReveal = useRef<string | null>(null);
  useEffect(() => {
    if (state.open !== null && state.open !== 'new') idToReveal.current = state.open;
    const id = idToReveal.current;
    if (id === null || rows.every((row) => row.id !== id)) return;
    idToReveal.current = null;
    const above = idsAbove(rows, id);
    setOpen((now) => (above.every((one) => now.has(one)) ? now : new Set([...now, ...above])));
  }, [state.open, rows]);

  const add = (parentId: string | null) => {
    onNewBelow(parentId);
    change({ open: 'new', pane: 'form' });
  };
  const listed = state.isBin ? bin.rows.map(({ id }) => id) : openOnes(nodes, shown).map(({ id }) => id);
  const place = listed.indexOf(state.open ?? '');
  const step = (by: 1 | -1) => {
    const next = listed[place + by];
    if (next !== undefined) change({ open: next }, { replace: true });
  };
  const close = () => change({ open: null, pane: 'form' });
  const panel = usePanel(state.open, change);

  useReturn(page, state.open, listed, ROW_HEIGHT);
  useShortcuts({
    search: () => search.current?.select(),
    new: () => add(null),
    close: () => state.open !== null && close(),
  });

  return (
    <div className="resource" ref={page}>
      <PanelSides
        list={
          <section className="list" aria-label={words.title}>
            <ListHead
              heading="h2"
              title={words.title}
              count={answer.isSuccess ? words.count({ count: formatCount(rows.length, locale) }) : undefined}
            >
              <div className="list-head-actions">
                <Button icon="plus" size="small" data-new onClick={() => add(null)}>
                  {words.add}
                </Button>
              </div>
            </ListHead>
            <TreeTools
              {...{ state, change, file, search }}
              expansion={isSearched || all.length === 0 ? null : open.size < all.length ? 'open' : 'close'}
              onExpand={() => setOpen(new Set(open.size < all.length ? all : []))}
            />
            {file.arriving && <ExportProgress arriving={file.arriving} onCancel={file.cancel} />}
            <PlacingNotices />
            {state.isBin ? (
              <BinnedCategories list={bin} state={state} change={change} />
            ) : (
              <>
                <TreeState
                  {...{ answer, state, change }}
                  hasRows={rows.length > 0}
                  hasNodes={nodes.length > 0}
                  onAdd={() => add(null)}
                />
                {nodes.length > 0 && (
                  <>
                    <p className="tree-hint">{isSearched ? words.searchedHint : words.moveHint}</p>
                    <CategoryTree
                      rows={rows}
                      nodes={nodes}
                      open={shown}
                      current={state.open}
                      canMove={!isSearched}
                      onOpenChange={setOpen}
                      onAction={(id) => change({ open: id, pane: 'form' })}
                      onAdd={add}
                      onMove={async (id, placeIn) => {
                        const parentId = (await move(id, placeIn))?.parentId ?? null;
                        if (parentId !== null) setOpen((now) => new Set([...now, parentId]));
                      }}
                    />
                  </>
                )}
              </>
            )}
          </section>
        }
        panel={
          state.open !== null && answer.isSuccess ? (
            <RecordPanel
              key={panel.key}
              id={state.open}
              pane={state.pane}
              row={rows.find(({ id }) => id === state.open)}
              canStep={{ back: place > 0, on: place >= 0 && place < listed.length - 1 }}
              onStep={step}
              change={change}
              onCreated={panel.onCreated}
              onClose={close}
            />
          ) : null
        }
      />
    </div>
  );
}

interface TreeToolsProps {
  readonly state: PageState;
  readonly change: ChangePage;
  readonly file: ReturnType<typeof useFileExport>;
  readonly search: RefObject<HTMLInputElement | null>;
  /** What the button for the whole tree does; null if there is nothing to open or close. */
  readonly expansion: 'open' | 'close' | null;
  readonly onExpand: () => void;
}

/** Search, the bin and the menus of the tree. */
function TreeTools({ state, change, file, search, expansion, onExpand }: TreeToolsProps) {
  const { categories: words, resource } = useOfficePhrases();
  return (
    <div className="list-tools">
      <ListSearch
        ref={search}
        label={words.search}
        q={state.q}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <ChipButton icon="trash-2" pressed={state.isBin} onPress={() => change({ isBin: !state.isBin })}>
        {resource.bin}
      </ChipButton>
      <div className="list-menus menu-row">
        {!state.isBin && expansion !== null && (
          <Button variant="ghost" size="small" icon="chevrons-up-down" onClick={onExpand}>
            {expansion === 'open' ? words.openAll : words.closeAll}
          </Button>
        )}
        <ExportMenu isBusy={file.arriving !== null} onStart={file.start} />
      </div>
    </div>
  );
}

interface TreeStateProps {
  readonly answer: CategoryPageProps['tree']['answer'];
  readonly state: PageState;
  readonly change: ChangePage;
  readonly hasRows: boolean;
  /** Whether any category matches the search. */
  readonly hasNodes: boolean;
  readonly onAdd: () => void;
}

/** What is shown instead of a tree that is loading, failed, or empty. */
function TreeState({ answer, state, change, hasRows, hasNodes, onAdd }: TreeStateProps) {
  const { categories: words } = useOfficePhrases();
  if (answer.isPending) return <ListSkeleton columns={3} />;
  if (answer.isError && !hasRows)
    return <ListFailure error={answer.error} onRetry={() => answer.refetch()} />;
  if (hasNodes || !answer.isSuccess) return null;
  if (state.q.trim() !== '') return <ListEmpty state={state} change={change} />;
  if (hasRows) return null;
  return (
    <EmptyState
      icon="folder-tree"
      title={words.emptyTitle}
      actions={
        <Button icon="plus" onClick={onAdd}>
          {words.add}
        </Button>
      }
    >
      <p>{words.emptyText}</p>
    </EmptyState>
  );
}
