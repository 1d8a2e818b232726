import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { chosenFilters } from './chosen-filters.ts';
import type { FilteredList } from './filtered-list.ts';

/**
 * Returns a function that opens the first page of the list a filter form asks for, without scrolling, and returns the
 * names of the fields that could not be read. In a sheet all changes share the sheet's history entry. If the script that
 * reads the fields is missing, for example after a deployment, the browser sends the form.
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
    // The parser is only needed once a filter is changed.
    const parser = await import('@ayrac/domain/filter/read-filter-address.ts').catch(() => undefined);
    if (parser === undefined) {
      if (navigator.onLine) form.submit();
      return [];
    }
    const { readFilterAddress, unreadableFields } = parser;
    const query = new URLSearchParams(fields);
    const next = listAddress(path, { sort, filters: readFilterAddress(query) });
    if (next !== latest.current) {
      latest.current = next;
      navigate(next, { replace: isOneStep });
    }
    return unreadableFields(query);
  };
}
