import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useRef } from 'react';
import { useShortcuts } from '#office/keys/use-shortcuts.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ExportProgress, useFileExport } from '#office/resource/list/export-menu.tsx';
import { ListHead } from '#office/resource/list/list-head.tsx';
import { useList } from '#office/resource/list/use-list.ts';
import { PanelSides } from '#office/resource/panel/panel-sides.tsx';
import { RecordPanel } from '#office/resource/record/record-panel.tsx';
import { usePanel } from '#office/resource/record/use-panel.ts';
import { usePageState } from '#office/resource/use-page-state.ts';
import { PlacingNotices } from '../placing/placing-notices.tsx';
import { BinnedCategories } from './binned-categories.tsx';
import type { useCategoryTree } from './category-rows.tsx';
import { CategoryTree } from './category-tree.tsx';
import { openOnes } from './tree-nodes.ts';
import { TreeState } from './tree-state.tsx';
import { TreeTools } from './tree-tools.tsx';
import { useMove } from './use-move.ts';
import { useOpenNodes } from './use-open-nodes.ts';
import { useRowFocus } from './use-row-focus.ts';
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
  const search = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const tree = useOpenNodes(rows, state);
  const file = useFileExport('', rows.length);

  const add = (parentId: string | null) => {
    onNewBelow(parentId);
    change({ open: 'new', pane: 'form' });
  };
  const listed = state.isBin
    ? bin.rows.map(({ id }) => id)
    : openOnes(tree.nodes, tree.shown).map(({ id }) => id);
  const place = listed.indexOf(state.open ?? '');
  const step = (by: 1 | -1) => {
    const next = listed[place + by];
    if (next !== undefined) change({ open: next }, { replace: true });
  };
  const close = () => change({ open: null, pane: 'form' });
  const panel = usePanel(state.open, change);

  const focusRow = useRowFocus(page, state.open, listed);
  const move = useMove({ openParent: (id) => tree.open([id]), focusRow });
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
              expansion={tree.expansion}
              onExpand={tree.expand}
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
                  hasNodes={tree.nodes.length > 0}
                  onAdd={() => add(null)}
                />
                {tree.nodes.length > 0 && (
                  <>
                    <TreeHint isSearched={tree.isSearched} />
                    <CategoryTree
                      rows={rows}
                      nodes={tree.nodes}
                      open={tree.shown}
                      current={state.open}
                      canMove={!tree.isSearched}
                      onOpenChange={tree.setOpen}
                      onAction={(id) => change({ open: id, pane: 'form' })}
                      onAdd={add}
                      onMove={move}
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

/** How a category is moved. A phone, which has no keys, is told what works there; style sheets choose between the two. */
function TreeHint({ isSearched }: { readonly isSearched: boolean }) {
  const { categories: words } = useOfficePhrases();
  if (isSearched) return <p className="tree-hint">{words.searchedHint}</p>;
  return (
    <>
      <p className="tree-hint tree-hint-keys">{words.moveHint}</p>
      <p className="tree-hint tree-hint-touch">{words.moveHintByTouch}</p>
    </>
  );
}
