import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { Skeleton } from '@ayrac/kit/skeleton.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { chosenFilters, isNarrowed, type ListState } from '../address.ts';
import type { ChangePage } from '../change-page.ts';
import { useResource } from '../resource-context.tsx';

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

export function ListFailure({ error, onRetry }: ListFailureProps) {
  const { resource } = useOfficePhrases();
  return (
    <Notice
      tone="error"
      live
      title={resource.failed}
      actions={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={onRetry}>
          {resource.retry}
        </Button>
      }
    >
      <p>{readProblem(error).message}</p>
    </Notice>
  );
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
  const filters = chosenFilters(state.filters, declaration.fixed);
  const ofList = state.q === '' ? noun.emptyLists?.[declaration.listOf?.(state) ?? ''] : undefined;
  if (ofList !== undefined) {
    return (
      <EmptyState
        icon="list"
        title={ofList}
        actions={
          <Button variant="secondary" onClick={() => change({ filters: {} })}>
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
          <Button variant="secondary" onClick={() => change({ q: '', filters: {} })}>
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
          <Button variant="secondary" onClick={() => change({ isBin: false })}>
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
