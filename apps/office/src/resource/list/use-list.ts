import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Page, Query } from '#office/client/calls.ts';
import type { Row } from '#office/client/row.ts';
import { type ListState, listAddress } from '../address.ts';
import { useResource } from '../resource-context.tsx';

type ListPage = Page<Row> & { readonly total: number };
type Pages = InfiniteData<ListPage, string | null>;

// A constant, so that rows do not render again for a new empty array.
const noRows: readonly Row[] = [];

/** Returns the query of a list. */
export function listQuery(parameters: URLSearchParams): Query {
  return Object.fromEntries(parameters);
}

/** Loads the matching rows page by page. */
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

  /** Shows the rows in another order optimistically, until the next response. */
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

/**
 * Returns a function that invalidates all data of a resource after a write, except a record that is no longer one of the
 * resource's: it could not be loaded again.
 */
export function useRefresh(): (left?: string) => Promise<void> {
  const { shape } = useResource().declaration;
  const client = useQueryClient();
  return useCallback(
    (left) =>
      client.invalidateQueries({
        queryKey: [shape.name],
        predicate: ({ queryKey: [, kind, id] }) => left === undefined || kind !== 'one' || id !== left,
      }),
    [client, shape.name],
  );
}
