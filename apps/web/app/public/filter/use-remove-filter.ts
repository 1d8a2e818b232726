import { type CampaignFilter, withoutFilter } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { isPlainClick } from '@ayrac/kit/navigation/plain-click.ts';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
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
    const isUnderWay = pageRouter().state.navigation.location?.pathname === path.split('?')[0];
    if (!isUnderWay || !isPlainClick(event)) return;
    event.preventDefault();
    const ownAddress = event.currentTarget.getAttribute('href') ?? path;
    const parser = await loadParser();
    const { search } = pageRouter().state.navigation.location ?? window.location;
    const filters = parser?.readFilterAddress(new URLSearchParams(search));
    const address = filters && listAddress(path, { sort, filters: withoutFilter(filters, name, value) });
    navigate(address ?? ownAddress, { replace: isOneStep });
  };
}
