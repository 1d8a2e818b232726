import { Button } from '@ayrac/kit/button.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ListFailure } from './list-states.tsx';

/** Distance below the window at which the next rows are fetched. */
const AHEAD = '600px';

interface MoreRowsProps {
  readonly answer: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
}

/** Loads the rest of a list while scrolling, or by a button. */
export function MoreRows({ answer }: MoreRowsProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, error, fetchNextPage } = answer;
  const { resource } = useOfficePhrases();
  const place = useRef<HTMLDivElement>(null);
  const canFetch = hasNextPage && !isFetching && !isFetchNextPageError;

  useEffect(() => {
    const element = place.current;
    if (element === null || !canFetch) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [canFetch, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div className="list-more" ref={place}>
      {isFetchNextPageError ? (
        <ListFailure error={error} onRetry={() => fetchNextPage()} />
      ) : (
        <Button variant="secondary" size="small" loading={isFetching} onClick={() => fetchNextPage()}>
          {resource.more}
        </Button>
      )}
    </div>
  );
}
