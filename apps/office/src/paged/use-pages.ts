import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
  readonly total: number;
}

/** Loads a list of the office page by page. */
export function usePages<Item>(
  key: readonly string[],
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
) {
  const answer = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const pages = answer.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return { answer, items, total: pages?.[0]?.total ?? 0 };
}
export type PagesAnswer = ReturnType<typeof usePages>['answer'];
