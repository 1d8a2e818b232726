import { useLocale } from '@ayrac/browser/locale.ts';
import type { LeadStage } from '@ayrac/domain/lead/lead-stage.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useId } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ListFailure } from '#office/resource/list/list-states.tsx';
import { listQuery } from '#office/resource/list/use-list.ts';
import { useTotalText } from '#office/resource/list/use-total-text.ts';
import { useResource } from '#office/resource/resource-context.tsx';
import { LeadCard } from './lead-card.tsx';
import { useDropped } from './use-dropped.ts';
import { columnKey } from './use-moves.ts';

const CARDS = 20;
const CARD = 'lead';

/** Dragged cards, and the column they come from. */
export interface Held {
  readonly from: LeadStage;
  readonly rows: readonly Row[];
}

interface BoardColumnProps {
  readonly stage: LeadStage;
  /** Query of the board's filters. */
  readonly query: string;
  readonly openId: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly held: RefObject<Held | null>;
  /** In a narrow window only one column is shown: whether it is this one. */
  readonly isPicked: boolean;
  readonly onOpen: (id: string) => void;
  readonly onChoose: (ids: ReadonlySet<string>, shown: readonly string[]) => void;
  readonly onPickUp: (held: Held) => void;
  readonly onLetGo: () => void;
  readonly onDropHere: (held: Held) => void;
}

/** A stage with its number of leads and the cards, most urgent first. */
export function BoardColumn(props: BoardColumnProps) {
  const { stage, query, openId, chosen, held, isPicked, onOpen, onChoose, onPickUp, onLetGo } = props;
  const { calls, declaration } = useResource();
  const { leads, resource } = useOfficePhrases();
  const locale = useLocale();
  const titleId = useId();
  const answer = useInfiniteQuery({
    queryKey: columnKey(query, stage),
    queryFn: ({ pageParam, signal }) => {
      const narrowed = { ...listQuery(new URLSearchParams(query)), stand: stage, limit: `${CARDS}` };
      const pageQuery = pageParam === null ? narrowed : { ...narrowed, cursor: pageParam };
      return calls.list({ query: pageQuery }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  const rows = answer.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = rows.map(({ id }) => id);
  const total = answer.data?.pages[0]?.total;
  const totalText = useTotalText(declaration.shape);
  const q = new URLSearchParams(query).get('q') ?? '';
  const dropped = useDropped();

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => {
      const picked = rows.filter(({ id }) => keys.has(id));
      return picked.map(({ id, name }) => ({ [CARD]: id, 'text/plain': String(name ?? '') }));
    },
    onDragStart: ({ keys }) => onPickUp({ from: stage, rows: rows.filter(({ id }) => keys.has(id)) }),
    onDragEnd: onLetGo,
    acceptedDragTypes: [CARD],
    // Cards cannot be reordered within a column, because the due date determines their order.
    getDropOperation: ({ type }) => (type === 'root' ? 'move' : 'cancel'),
    onRootDrop: () => {
      if (held.current === null) return;
      dropped.start();
      props.onDropHere(held.current);
    },
  });

  const name = leads.fields.stand.choices[stage];
  return (
    <section
      className="board-column"
      aria-labelledby={titleId}
      data-stage={stage}
      data-picked={isPicked || undefined}
    >
      <h2 id={titleId} className="board-title">
        {name}
        {total !== undefined && <span className="board-count">{totalText(total, q)}</span>}
      </h2>
      {answer.isPending && <TextSkeleton lines={4} />}
      {answer.isError && rows.length === 0 && (
        <ListFailure error={answer.error} onRetry={() => answer.refetch()} />
      )}
      {/* Rendered even while loading, so that the columns are in tab order. */}
      <GridList
        className="board-cards"
        aria-label={name}
        items={rows}
        dependencies={[openId, leads, locale]}
        selectionMode="multiple"
        selectedKeys={shown.filter((id) => chosen.has(id) || dropped.ids?.includes(id))}
        onSelectionChange={(keys) => {
          const ids = keys === 'all' ? shown : [...keys].map(String);
          if (dropped.ids === null) onChoose(new Set(ids), shown);
          else dropped.show(ids);
        }}
        onAction={(key) => onOpen(String(key))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => answer.isSuccess && <p className="board-empty">{leads.board.empty}</p>}
      >
        {(row) => (
          <LeadCard row={row} isOpen={row.id === openId} hasBrand={declaration.columns.includes('brandId')} />
        )}
      </GridList>
      {answer.hasNextPage && (
        <Button
          variant="ghost"
          size="small"
          loading={answer.isFetchingNextPage}
          aria-label={leads.board.moreOf({ stage: name })}
          onClick={() => answer.fetchNextPage()}
        >
          {resource.more}
        </Button>
      )}
    </section>
  );
}
