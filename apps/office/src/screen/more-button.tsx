import { Button } from '@ayrac/kit/button.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from './failed-answer.tsx';

interface MoreButtonProps {
  readonly answer: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  /** The list whose children are the rows. */
  readonly list: RefObject<HTMLElement | null>;
  readonly label: string;
}

/** Loads the next page of a list; absent when the list is complete. Its first new row then takes the focus. */
export function MoreButton({ answer, list, label }: MoreButtonProps) {
  const { resource } = useOfficePhrases();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = answer;
  const rowsBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (isFetchingNextPage || rowsBefore.current === null) return;
    // Only if the removal of the button left the focus nowhere.
    if (!hasNextPage && document.activeElement === document.body)
      focus(list.current?.children[rowsBefore.current]);
    rowsBefore.current = null;
  });
  if (!hasNextPage) return null;
  const more = () => {
    rowsBefore.current = list.current?.children.length ?? null;
    return fetchNextPage();
  };
  if (isFetchNextPageError) {
    return <FailedAnswer title={resource.failed} answer={{ error, refetch: more }} />;
  }
  return (
    <Button variant="secondary" size="small" loading={isFetchingNextPage} onClick={more}>
      {label}
    </Button>
  );
}

function focus(row: Element | undefined): void {
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus();
}
