import { useLocale } from '@ayrac/browser/locale.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useResourceCallsOf } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { titleOf } from './reference-names.ts';

const keyOf = (to: string, id: string) => [to, 'reference', id] as const;

/** Returns the calls of another resource, and the titles of its records. */
export function useReferences(to: string) {
  const calls = useResourceCallsOf(to);
  const locale = useLocale();
  const client = useQueryClient();
  return useMemo(
    () => ({
      calls,
      labelOf: (row: Row) => titleOf(to, row, locale),
      /** Caches a record that was just seen, so that it is not requested. */
      remember: (row: Row) => client.setQueryData(keyOf(to, row.id), row),
    }),
    [calls, client, to, locale],
  );
}

/** Returns a record by its id. Undefined while unknown. */
export function useReference(to: string, id: string): Row | undefined {
  const calls = useResourceCallsOf(to);
  const { data } = useQuery<Row>({
    queryKey: keyOf(to, id),
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
    enabled: id !== '',
  });
  return data;
}

/** Returns the title of a record by its id. Empty while unknown. */
export function useReferenceLabel(to: string, id: string): string {
  const locale = useLocale();
  const row = useReference(to, id);
  return row === undefined ? '' : titleOf(to, row, locale);
}
