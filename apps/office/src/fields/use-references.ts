import { useLocale } from '@ayrac/browser/locale.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useResourceCallsOf } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { sortOf, titleOf } from './reference-names.ts';

const keyOf = (to: string, id: string) => [to, 'label', id] as const;

/** Returns the calls of another resource, and the titles of its records with the order that sorts by them. */
export function useReferences(to: string) {
  const calls = useResourceCallsOf(to);
  const locale = useLocale();
  const client = useQueryClient();
  return useMemo(
    () => ({
      calls,
      labelOf: (row: Row) => titleOf(to, row, locale),
      sort: sortOf(to, locale),
      /** Caches the title of a record that was just seen, so that it is not requested. */
      remember: (id: string, label: string) => client.setQueryData(keyOf(to, id), label),
    }),
    [calls, client, to, locale],
  );
}

/** Returns the title of a record by its id. Empty while unknown. */
export function useReferenceLabel(to: string, id: string): string {
  const calls = useResourceCallsOf(to);
  const locale = useLocale();
  const { data = '' } = useQuery({
    queryKey: keyOf(to, id),
    queryFn: async ({ signal }) => titleOf(to, await calls.get({ params: { id } }, { signal }), locale),
    enabled: id !== '',
  });
  return data;
}
