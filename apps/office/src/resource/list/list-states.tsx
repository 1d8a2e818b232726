import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Skeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { chosenFilters, isNarrowed, type ListState, type PageState } from '../address.ts';
import type { ChangePage } from '../change-page.ts';
import { useResource } from '../resource-context.tsx';
import { useIsOffline } from '../use-is-offline.ts';

const someRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder of the table's rows. */
export function ListSkeleton({ columns }: { readonly columns: number }) {
  const { resource } = useOfficePhrases();
  return (
    <div className="list-skeleton" role="status">
      <VisuallyHidden>{resource.loading}</VisuallyHidden>
      {someRows.map((row, at) => (
        <div key={row} style={{ gridTemplateColumns: `2fr repeat(${Math.max(1, columns - 1)}, 1fr)` }}>
          {Array.from({ length: columns }, (_, place) => place + 1).map((column) => (
            <Skeleton key={column} width={column === 1 ? `${78 - ((at * 17) % 40)}%` : '60%'} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ListFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Error of a list that could not be loaded, with a retry button. */
export function ListFailure({ error, onRetry }: ListFailureProps) {
  const { resource } = useOfficePhrases();
  return <FailedAnswer title={resource.failed} answer={{ error, refetch: onRetry }} />;
}

interface ListStatesProps {
  readonly answer: Pick<UseQueryResult, 'isPending' | 'isError' | 'isSuccess' | 'error' | 'refetch'>;
  readonly hasRows: boolean;
  /** Columns of the placeholder. */
  readonly columns: number;
  readonly state: ListState;
  readonly change: ChangePage;
}

/** What is shown instead of rows: a list that is loading, failed, or empty. Nothing while there are rows. */
export function ListStates({ answer, hasRows, columns, state, change }: ListStatesProps) {
  const isOffline = useIsOffline();
  if (hasRows) return null;
  // Nothing is loading without a connection, as the list says.
  if (answer.isPending) return isOffline ? null : <ListSkeleton columns={columns} />;
  if (answer.isError) return <ListFailure error={answer.error} onRetry={() => answer.refetch()} />;
  return <ListEmpty state={state} change={change} />;
}

interface ListEmptyProps {
  readonly state: ListState;
  readonly change: ChangePage;
}

/**
 * Message of an empty list with a way to continue: for one of the page's named lists, an active search or filter, an
 * empty bin, or a resource without records.
 */
export function ListEmpty({ state, change }: ListEmptyProps) {
  const { declaration, noun } = useResource();
  const { resource } = useOfficePhrases();
  const { HeadAction } = declaration;
  // The pressed button disappears with the message, so the focus moves to the list's title.
  const leave = (next: Partial<PageState>) => (event: MouseEvent<HTMLElement>) => {
    change(next);
    event.currentTarget.closest('.list')?.querySelector<HTMLElement>('.list-title')?.focus();
  };
  const filters = chosenFilters(state.filters, declaration.fixed);
  const ofList = state.q === '' ? noun.emptyLists?.[declaration.listOf?.(state) ?? ''] : undefined;
  if (ofList !== undefined) {
    return (
      <EmptyState
        icon="list"
        title={ofList}
        actions={
          <Button variant="secondary" onClick={leave({ filters: {} })}>
            {resource.showAll}
          </Button>
        }
      >
        <p>{noun.emptyText}</p>
      </EmptyState>
    );
  }
  if (isNarrowed({ ...state, filters })) {
    return (
      <EmptyState
        title={resource.nothingMatches}
        actions={
          <Button variant="secondary" onClick={leave({ q: '', filters: {} })}>
            {resource.clearFilters}
          </Button>
        }
      >
        <p>{resource.nothingMatchesText}</p>
      </EmptyState>
    );
  }
  if (state.isBin) {
    return (
      <EmptyState
        icon="trash-2"
        title={resource.binEmpty}
        actions={
          <Button variant="secondary" onClick={leave({ isBin: false })}>
            {resource.leaveBin}
          </Button>
        }
      >
        <p>{resource.binEmptyText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="list"
      title={noun.emptyTitle}
      actions={
        hasCall(declaration.shape, 'create') ? (
          <Button icon="plus" onClick={() => change({ open: 'new', pane: 'form' })}>
            {noun.add}
          </Button>
        ) : (
          HeadAction && <HeadAction />
        )
      }
    >
      <p>{noun.emptyText}</p>
    </EmptyState>
  );
}
