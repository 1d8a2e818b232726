import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useOfficeClient } from '#office/resource/client.ts';
import type { Row } from '#office/resource/row.ts';

/** A category as its tree knows it. */
export type Category = Row & {
  readonly name: string;
  readonly nameEn: string | null;
  readonly parentId: string | null;
  readonly icon: string | null;
  readonly isActive: boolean;
  readonly position: number;
  readonly campaigns: number;
  readonly ownCampaigns: number;
};

// The same at each render, so that nothing is drawn anew for it.
const none: readonly Category[] = [];

/** All categories in use, each before those below it. */
export function useCategoryTree() {
  const client = useOfficeClient();
  const answer = useQuery({
    queryKey: ['categories', 'tree'],
    queryFn: async ({ signal }) => (await client.listCategoryTree(undefined, { signal })).categories,
  });
  const rows: readonly Category[] = (answer.data as readonly Category[] | undefined) ?? none;
  return { answer, rows };
}

const Context = createContext<readonly Category[]>(none);

/** Makes the categories known to the fields of one. */
export const CategoryRows = Context;

/** All categories in use. */
export function useCategoryRows(): readonly Category[] {
  return use(Context);
}
