import { Button } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { PageState } from '#office/resource/address.ts';
import type { ChangePage } from '#office/resource/change-page.ts';
import { ListEmpty, ListFailure, ListSkeleton } from '#office/resource/list/list-states.tsx';
import type { useCategoryTree } from './category-rows.tsx';

interface TreeStateProps {
  readonly answer: ReturnType<typeof useCategoryTree>['answer'];
  readonly state: PageState;
  readonly change: ChangePage;
  readonly hasRows: boolean;
  /** Whether any category matches the search. */
  readonly hasNodes: boolean;
  readonly onAdd: () => void;
}

/** What is shown instead of a tree that is loading, failed, or empty. */
export function TreeState({ answer, state, change, hasRows, hasNodes, onAdd }: TreeStateProps) {
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
