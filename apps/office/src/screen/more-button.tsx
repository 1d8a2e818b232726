import { Button } from '@ayrac/kit/button.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from './failed-answer.tsx';

interface MoreButtonProps {
  readonly answer: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  readonly label: string;
}

/** Loads the next page of a list; absent when the list is complete. */
export function MoreButton({ answer, label }: MoreButtonProps) {
  const { resource } = useOfficePhrases();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = answer;
  if (!hasNextPage) return null;
  if (isFetchNextPageError) {
    return <FailedAnswer title={resource.failed} answer={{ error, refetch: () => fetchNextPage() }} />;
  }
  return (
    <Button variant="secondary" size="small" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
      {label}
    </Button>
  );
}
