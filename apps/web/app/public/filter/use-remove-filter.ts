import { type CampaignFilter, withoutFilter } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { isPlainClick } from '@ayrac/kit/navigation/plain-click.ts';
import type { MouseEvent } from 'react';
import { type Location, useNavigate } from 'react-router';
import { pageRouter } from '#web/page/page-router.ts';
import type { FilteredList } from './filtered-list.ts';
import { loadParser } from './use-apply-filters.ts';

/**
 * Returns a click handler for the link that removes a filter. While a list with other filters is on its way, the filter
 * is removed from that list: the link only knows those of the list that is shown.
 */
export function useRemoveFilter({ path, sort }: FilteredList, isOneStep: boolean) {
  const navigate = useNavigate();
  return async (event: MouseEvent<HTMLAnchorElement>, name: CampaignFilter, value?: string) => {
    const { location: next } = pageRouter().state.navigation;
    if (next === undefined || !isOfList(next, path) || !isPlainClick(event)) return;
    event.preventDefault();
    const ownAddress = event.currentTarget.getAttribute('href') ?? path;
    const parser = await loadParser();
    const { navigation, location } = pageRouter().state;
    const latest = navigation.location ?? location;
    // A link that was clicked meanwhile is not called back.
    if (!isOfList(latest, path)) return;
    const filters = parser?.readFilterAddress(new URLSearchParams(latest.search));
    const address = filters && listAddress(path, { sort, filters: withoutFilter(filters, name, value) });
    navigate(address ?? ownAddress, { replace: isOneStep });
  };
}

/** Whether a location is a state of the list at a path, which contains the term when it is a search. */
function isOfList({ pathname, search }: Location, path: string): boolean {
  const [ownPathname, ownQuery] = path.split('?');
  const query = new URLSearchParams(search);
  return (
    pathname === ownPathname &&
    [...new URLSearchParams(ownQuery)].every(([name, value]) => query.get(name) === value)
  );
}
