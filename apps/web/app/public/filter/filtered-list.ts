import type { ListFilters } from '@ayrac/contract/filter.ts';
import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';

/** A list as its filters see it. */
export interface FilteredList {
  /** The list's address without its state. */
  readonly path: string;
  readonly sort: SearchSort;
  readonly filters: ListFilters;
  /** How many campaigns pass the chosen ones. */
  readonly total: number;
}
