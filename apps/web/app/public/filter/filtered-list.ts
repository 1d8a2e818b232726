import type { ListFilters } from '@ayrac/contract/filter.ts';
import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';

/** The part of a list that its filters need. */
export interface FilteredList {
  /** Path of the list without its state. */
  readonly path: string;
  readonly sort: SearchSort;
  readonly filters: ListFilters;
  /** Number of campaigns that match the filters. */
  readonly total: number;
}
