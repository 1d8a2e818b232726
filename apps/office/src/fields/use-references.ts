import { useLocale } from '@ayrac/browser/locale.ts';
import { isResourceName, resources } from '@ayrac/contract/office/index.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useResourceCallsOf } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';

const keyOf = (to: string, id: string) => [to, 'label', id] as const;

/** Returns the calls of another resource and the titles of its records. */
export function useReferences(to: string) {
  const calls = useResourceCallsOf(to);
  const locale = useLocale();
  const client = useQueryClient();
  return useMemo(
    () => ({
      calls,
      labelOf: (row: Row) => titleOf(to, row, locale),
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

/**
 * Returns the title of a record in the page's language. In a tree it includes the parent, because several records may
 * have the same name.
 */
function titleOf(to: string, row: Row, locale: Locale): string {
  const shape: Pick<ResourceShape, 'fields' | 'englishName'> = isResourceName(to)
    ? resources[to]
    : { fields: {} };
  const { fields, englishName = '' } = shape;
  const [title = ''] = Object.keys(fields);
  const parent = Object.entries(fields).find(([, field]) => field.kind === 'reference' && field.to === to);
  const above = parent === undefined ? null : row.labels?.[parent[0]];
  const name = String((locale === 'en' && row[englishName]) || (row[title] ?? ''));
  return above == null ? name : `${above} › ${name}`;
}
