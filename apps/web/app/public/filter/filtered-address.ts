import type { CampaignSort, SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import type { CampaignFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { writeFilterAddress } from '@ayrac/domain/filter/filter-address.ts';
import { type ListState, listAddress } from '#web/list-address.ts';

/** What the address says of a list that can be filtered. */
export interface FilteredState<Sort extends SearchSort = CampaignSort> extends ListState<Sort> {
  readonly filters: CampaignFilters;
}

/** Writes the state of a list with its filters behind a path. */
export function filteredAddress(
  path: string,
  { filters = {}, ...state }: Partial<FilteredState<SearchSort>>,
): string {
  return listAddress(path, state, writeFilterAddress(filters));
}
