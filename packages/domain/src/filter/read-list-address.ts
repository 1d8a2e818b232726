import { campaignSorts, type SearchSort, searchSorts } from '../campaign/campaign-order.ts';
import { readPage } from '../paging.ts';
import { defaultSort, type ListState, listParameters, sortValues } from './list-address.ts';
import { readFilterAddress } from './read-filter-address.ts';

/**
 * Reads the state of a list. An unknown sort order becomes the default. Returns undefined for an invalid page, which
 * does not exist.
 */
export function readListState(query: URLSearchParams): ListState | undefined {
  return readState(query, campaignSorts, defaultSort);
}

/** Reads the state of a search like `readListState`. */
export function readSearchState(query: URLSearchParams): ListState<SearchSort> | undefined {
  return readState(query, searchSorts, 'relevance');
}

function readState<Sort extends SearchSort>(
  query: URLSearchParams,
  sorts: readonly Sort[],
  usual: Sort,
): ListState<Sort> | undefined {
  const sortName = query.get(listParameters.sort);
  const sort = sorts.find((candidate) => sortValues[candidate] === sortName) ?? usual;
  const page = readPage(query.get(listParameters.page));
  return page === undefined ? undefined : { sort, page, filters: readFilterAddress(query) };
}
