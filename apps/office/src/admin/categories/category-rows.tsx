import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';

/** A category as a row of the tree. */
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

const TREE = ['categories', 'tree'] as const;
// A constant, so that components do not render again for a new empty array.
const none: readonly Category[] = [];

/** Loads all categories that are not in the bin, each before its children. */
export function useCategoryTree() {
  const client = useOfficeClient();
  const answer = useQuery({
    queryKey: TREE,
    queryFn: async ({ signal }) => (await client.listCategoryTree(undefined, { signal })).categories,
  });
  const rows: readonly Category[] = (answer.data as readonly Category[] | undefined) ?? none;
  return { answer, rows };
}

/** Returns a function that returns the categories as they were last loaded, even if they are not rendered yet. */
export function useLoadedCategories(): () => readonly Category[] {
  const client = useQueryClient();
  return useCallback(() => client.getQueryData<readonly Category[]>(TREE) ?? none, [client]);
}

const Context = createContext<readonly Category[]>(none);

/** Provides the categories to form fields. */
export const CategoryRows = Context;

/** Returns all categories that are not in the bin. */
export function useCategoryRows(): readonly Category[] {
  return use(Context);
}
