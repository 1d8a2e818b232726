import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type ListState, listAddress } from './address.ts';
import type { Page, Query } from './calls.ts';
import { useResource } from './resource-context.tsx';
import type { Row } from './row.ts';

type ListPage = Page<Row> & { readonly total: number };
type Pages = InfiniteData<ListPage, string | null>;

// The same at each render, so that no row is drawn anew for it.
const noRows: readonly Row[] = [];

/** What the list is asked by. */
export function listQuery(parameters: URLSearchParams): Query {
  return Object.fromEntries(parameters);
}

/** The rows that match, page after page. */
export function useList(state: ListState, isShown = true) {
  const { declaration, calls } = useResource();
  const { shape } = declaration;
  const client = useQueryClient();
  const text = listAddress(shape, state).toString();
  const key = useMemo(() => [shape.name, 'list', text] as const, [shape.name, text]);

  const answer = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => {
      const query = listQuery(new URLSearchParams(text));
      return calls.list({ query: pageParam === null ? query : { ...query, cursor: pageParam } }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    enabled: isShown,
  });

  const pages = answer.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? noRows, [pages]);

  /** Shows the rows in another order at once; the server's own order comes with the next answer. */
  const showOrder = useCallback(
    (ordered: readonly Row[]) =>
      client.setQueryData<Pages>(key, (known) => {
        if (known === undefined) return known;
        let from = 0;
        const shown = known.pages.map((page) => {
          const items = ordered.slice(from, from + page.items.length);
          from += page.items.length;
          return { ...page, items };
        });
        return { ...known, pages: shown };
      }),
    [client, key],
  );

  return { answer, rows, total: pages?.[0]?.total ?? 0, query: text, showOrder };
}

/** Has everything that is known of a resource asked for again, because something was written. */
export function useRefresh(): () => Promise<void> {
  const { shape } = useResource().declaration;
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [shape.name] }), [client, shape.name]);
}
