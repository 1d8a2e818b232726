import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { chosenFilters } from './chosen-filters.ts';
import type { FilteredList } from './filtered-list.ts';

/**
 * Leads to the list that a form of filters asks for, from its first page; the place in the window stays. All that is
 * chosen in one sheet takes the sheet's own step of the history.
 */
export function useApplyFilters({ path, sort, filters }: FilteredList, isOneStep: boolean) {
  const navigate = useNavigate();
  const shown = listAddress(path, { sort, filters: chosenFilters(filters) });
  const latest = useRef(shown);

  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  return async (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    // Nobody needs to read filters before some are chosen.
    const { readFilterAddress } = await import('@ayrac/domain/filter/read-filter-address.ts');
    const wanted = listAddress(path, { sort, filters: readFilterAddress(new URLSearchParams(fields)) });
    if (wanted === latest.current) return;
    latest.current = wanted;
    navigate(wanted, { preventScrollReset: true, replace: isOneStep });
  };
}
