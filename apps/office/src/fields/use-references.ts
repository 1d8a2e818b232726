import { isResourceName, resources } from '@ayrac/contract/office/index.ts';
import type { Fields } from '@ayrac/domain/field.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useResourceCallsOf } from '#office/resource/client.ts';
import type { Row } from '#office/resource/row.ts';

const keyOf = (to: string, id: string) => [to, 'label', id] as const;

/** The records of another resource: how they are asked for, and what they are called. */
export function useReferences(to: string) {
  const calls = useResourceCallsOf(to);
  const client = useQueryClient();
  return useMemo(
    () => ({
      calls,
      labelOf: (row: Row) => titleOf(to, row),
      /** Keeps what a record is called that was just seen, so that nobody asks for it. */
      remember: (id: string, label: string) => client.setQueryData(keyOf(to, id), label),
    }),
    [calls, client, to],
  );
}

/** What a record is called, by its id; empty while nobody knows. */
export function useReferenceLabel(to: string, id: string): string {
  const calls = useResourceCallsOf(to);
  const { data = '' } = useQuery({
    queryKey: keyOf(to, id),
    queryFn: async ({ signal }) => titleOf(to, await calls.get({ params: { id } }, { signal })),
    enabled: id !== '',
  });
  return data;
}

/** Of those that stand below each other also what they stand below: several may have one name. */
function titleOf(to: string, row: Row): string {
  const fields: Fields = isResourceName(to) ? resources[to].fields : {};
  const [title = ''] = Object.keys(fields);
  const parent = Object.entries(fields).find(([, field]) => field.kind === 'reference' && field.to === to);
  const above = parent === undefined ? null : row.labels?.[parent[0]];
  const name = String(row[title] ?? '');
  return above == null ? name : `${above} › ${name}`;
}
