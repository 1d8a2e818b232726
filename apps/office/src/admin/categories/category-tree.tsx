import { useLocale } from '@ayrac/browser/locale.ts';
import { categoryIcon } from '@ayrac/domain/category/category-icon.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Button, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Category } from './category-rows.tsx';
import {
  isTooDeep,
  mayStandBelow,
  type Node,
  namesOf,
  openOnes,
  placeOfDrop,
  placeOfStep,
  type Step,
} from './tree-nodes.ts';
import type { Move } from './use-move.ts';
import { ROW_HEIGHT } from './use-row-focus.ts';
import { useTooDeepWords } from './use-too-deep-words.ts';
import './tree-move.css';

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

interface CategoryTreeProps {
  readonly rows: readonly Category[];
  readonly nodes: readonly Node[];
  readonly open: ReadonlySet<Key>;
  /** Id of the category that is open beside the tree. */
  readonly current: string | null;
  readonly canMove: boolean;
  readonly onOpenChange: (open: ReadonlySet<Key>) => void;
  readonly onAction: (id: string) => void;
  readonly onAdd: (parentId: string) => void;
  readonly onMove: (move: Move) => void;
}

/**
 * The category tree. A category is moved by its handle, with pointer or keyboard, or by Alt and the arrow keys. A place
 * where it would be too deep takes it all the same, so that the refusal can be explained: otherwise the tree would move
 * it to the nearest place that takes it, which nobody meant.
 */
export function CategoryTree(props: CategoryTreeProps) {
  const { rows, nodes, open, current, canMove, onOpenChange, onAction, onAdd, onMove } = props;
  const { categories: words } = useOfficePhrases();
  const dragged = useRef<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const tooDeepWords = useTooDeepWords();
  const locale = useLocale();
  const nameOf = (id: Key) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? '' : namesOf(row, locale).shown;
  };

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(key) })),
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0] ?? '');
    },
    getDropOperation: (target) => {
      const id = dragged.current;
      if (target.type === 'root' || id === null) return 'cancel';
      const { parentId } = placeOfDrop(rows, id, { on: String(target.key), at: target.dropPosition });
      const isAnswered = mayStandBelow(rows, id, parentId) || isTooDeep(rows, id, parentId);
      return isAnswered ? 'move' : 'cancel';
    },
    onDropEnter: ({ target }) => {
      const id = dragged.current;
      if (target.type === 'root' || id === null) return setRefusal('');
      const { parentId } = placeOfDrop(rows, id, { on: String(target.key), at: target.dropPosition });
      setRefusal(parentId !== null && isTooDeep(rows, id, parentId) ? tooDeepWords(rows, id, parentId) : '');
    },
    onDropExit: () => setRefusal(''),
    onDragEnd: () => setRefusal(''),
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      const on = String(target.key);
      if (id === undefined) return;
      onMove({ id, placeIn: (now) => placeOfDrop(now, id, { on, at: target.dropPosition }), droppedOn: on });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="tree-drop" />,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const row = event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-key]');
    if (!event.altKey || step === undefined || !row || !canMove) return;
    event.preventDefault();
    event.stopPropagation();
    const id = row.dataset.key ?? '';
    onMove({ id, placeIn: (now) => placeOfStep(now, id, step), droppedOn: null });
  };

  const count = openOnes(nodes, open).length;
  return (
    // Captured before the tree component handles the arrow keys.
    <div className="tree-box" data-refused={refusal !== '' || undefined} onKeyDownCapture={onKeyDown}>
      {/* Marked as an announcer, which keeps it audible while a category is dragged by keyboard. */}
      <p className="tree-refusal" role="status" data-live-announcer>
        {refusal}
      </p>
      <div className="tree-columns" aria-hidden="true">
        <span>{words.fields.name.label}</span>
        <span>{words.fields.ownCampaigns.label}</span>
        <span>{words.fields.campaigns.label}</span>
      </div>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT, dropIndicatorThickness: 2 }}>
        <Tree
          className="tree"
          aria-label={words.title}
          style={{ height: `min(${count * ROW_HEIGHT}px, max(50dvh, 100dvh - 18rem))` }}
          items={nodes}
          dependencies={[current, canMove, words]}
          selectionMode="none"
          expandedKeys={open}
          onExpandedChange={onOpenChange}
          onAction={(key) => onAction(String(key))}
          {...(canMove && { dragAndDropHooks })}
        >
          {function item(node) {
            return (
              <TreeItem
                id={node.id}
                textValue={namesOf(node.category, locale).shown}
                className="tree-row"
                data-current={node.id === current || undefined}
                hasChildItems={node.children.length > 0}
              >
                <TreeItemContent>
                  {({ level, isExpanded }) => (
                    <RowContent
                      node={node}
                      level={level}
                      isExpanded={isExpanded}
                      canMove={canMove}
                      {...(mayStandBelow(rows, null, node.id) && { onAdd: () => onAdd(node.id) })}
                    />
                  )}
                </TreeItemContent>
                <Collection items={node.children}>{item}</Collection>
              </TreeItem>
            );
          }}
        </Tree>
      </Virtualizer>
    </div>
  );
}

interface RowContentProps {
  readonly node: Node;
  readonly level: number;
  readonly isExpanded: boolean;
  readonly canMove: boolean;
  readonly onAdd?: () => void;
}

function RowContent({ node, level, isExpanded, canMove, onAdd }: RowContentProps) {
  const { categories: words } = useOfficePhrases();
  const locale = useLocale();
  const { category, isShown, children } = node;
  const { name, icon, campaigns, ownCampaigns, isActive } = category;
  const { shown, other, language, otherLanguage } = namesOf(category, locale);
  return (
    <div className="tree-line" data-level={level} data-off={!isShown || undefined}>
      {canMove && (
        <Button slot="drag" className="tree-grab" aria-label={words.grab({ label: shown })}>
          <Icon name="grip-vertical" size="small" />
        </Button>
      )}
      {children.length > 0 ? (
        <Button slot="chevron" className="tree-fold" data-open={isExpanded || undefined}>
          <Icon name="chevron-right" size="small" />
        </Button>
      ) : (
        <span className="tree-fold" />
      )}
      <Icon name={(icon ?? categoryIcon(name)) as IconName} className="tree-icon" />
      <span className="tree-name" lang={language}>
        {shown}
      </span>
      {other !== null && (
        <span className="tree-name-other" lang={otherLanguage}>
          {other}
        </span>
      )}
      {!isShown && <span className="tree-mark">{isActive ? words.hiddenAbove : words.off}</span>}
      <span className="tree-actions">
        {onAdd && (
          <Button className="tree-add" aria-label={words.addBelow({ label: shown })} onPress={onAdd}>
            <Icon name="plus" size="small" />
          </Button>
        )}
      </span>
      <span className="tree-count">
        <VisuallyHidden>{words.fields.ownCampaigns.label}: </VisuallyHidden>
        {formatCount(ownCampaigns, locale)}
      </span>
      <span className="tree-count tree-count-all">
        <VisuallyHidden>{words.fields.campaigns.label}: </VisuallyHidden>
        {formatCount(campaigns, locale)}
      </span>
    </div>
  );
}
