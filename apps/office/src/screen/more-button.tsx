import { Button } from '@ayrac/kit/button.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

interface MoreButtonProps {
  readonly answer: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly label: string;
}

/** Loads the next page of a list; absent when the list is complete. */
export function MoreButton({ answer, label }: MoreButtonProps) {
  if (!answer.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      loading={answer.isFetchingNextPage}
      onClick={() => answer.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
