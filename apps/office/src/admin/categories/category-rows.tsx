import type { ReplyOf } from '@ayrac/contract/endpoint.ts';
import type { listCategoryTree } from '@ayrac/contract/office/category-tree.ts';
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

/** How far the campaigns of a large branch have come that was switched or moved. */
export type Placement = ReplyOf<typeof listCategoryTree>['placing'][number];

/** As long as campaigns are being listed anew. */
const EVERY_MS = 2_000;

// The same at each render, so that nothing is drawn anew for it.
const none: readonly Category[] = [];
const nothing: readonly Placement[] = [];

/** All categories in use, each before those below it. */
export function useCategoryTree() {
  const client = useOfficeClient();
  const answer = useQuery({
    queryKey: ['categories', 'tree'],
    queryFn: ({ signal }) => client.listCategoryTree(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.placing.length ? EVERY_MS : false),
  });
  const rows: readonly Category[] = (answer.data?.categories as readonly Category[] | undefined) ?? none;
  return { answer, rows, placing: answer.data?.placing ?? nothing };
}

const Context = createContext<readonly Category[]>(none);

/** Makes the categories known to the fields of one. */
export const CategoryRows = Context;

/** All categories in use. */
export function useCategoryRows(): readonly Category[] {
  return use(Context);
}
